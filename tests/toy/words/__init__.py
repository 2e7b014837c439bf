"""The texts of the toy games: a folder per language, and English where a language is missing."""
