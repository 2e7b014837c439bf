"""`python -m kastelan` is the same as `kastelan`."""

import sys

from kastelan.cli import main

sys.exit(main())
