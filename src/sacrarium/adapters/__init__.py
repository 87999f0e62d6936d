"""The games behind the interfaces that researchers know: PettingZoo, Gymnasium and OpenSpiel. Translation only.

Nothing here is imported by the rest of the house, and nothing here is needed to play: each adapter asks for its extra.
"""
