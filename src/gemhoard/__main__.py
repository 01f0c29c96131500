"""`python -m gemhoard`, where the script is not on the path."""

import sys

from gemhoard.cli import main

sys.exit(main())
