"""For each game: which answers make sense only to a question about something, and the questions that they answer."""
