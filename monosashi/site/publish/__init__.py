"""The whole site, in every language: its pages made in parallel, its catalogues checked, its built pages finished."""
