"""The faces of the table: the terminal's is Python, the browser's is built from `web/` into static files."""
