"""`python -m gemhoard`, for whoever has no scripts on the path."""

import sys

from gemhoard.cli import main

sys.exit(main())
