"""`python -m sacrarium` is the command line; it can be interrupted while it loads, too."""

import sys

if __name__ == "__main__":
    try:
        from .cli import main
    except KeyboardInterrupt:
        print("sacrarium: interrupted", file=sys.stderr)
        sys.exit(130)
    sys.exit(main())
