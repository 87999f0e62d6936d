"""The rules by chapter of the rulebook: drawing, buying, tricks, sacrifice."""
