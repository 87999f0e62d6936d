"""The cards: the files that a designer writes, and the code that reads and compiles them.

Files (YAML):

- `heroes/`, `bosses/`, `loot/`, `extra/`: the game's own cards, one file for each hero and each boss.
- `bosses.yaml`: what is printed about a boss apart from its cards.
- `packs/`: further sets of cards. A pack has the same folders and a `bosses.yaml` of its own.

Modules, in the order in which a card goes through them:

- `names`: the single words that card texts choose from, such as tiers, zones and flags.
- `vocabulary`: the effects, selectors, filters and conditions that a card text is made of.
- `library`: reads a folder of files into typed cards. A mistake names the file, the card and the field.
- `sense`: refuses words that would do nothing where they stand.
- `codes`: what the numbers in the tables stand for.
- `assembler`: instructions, values, filters and conditions as numbers.
- `compiler`: turns card texts into instructions.
- `program`: the tables of numbers that the compiled rules read while they play.
- `weights`: what a card is worth to a bot, worked out once when it is loaded.
- `content`: a whole set of cards, loaded and compiled once, and the names and numbers of all in it.
- `faces`: what is printed on a card, for views.
- `check`: the command `python -m sacrarium.games.sacrifight.cards.check [FOLDER]`.
"""
