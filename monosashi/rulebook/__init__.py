"""What the book says: the ledger of clauses, errata, terms, translations. It knows no scenario."""
