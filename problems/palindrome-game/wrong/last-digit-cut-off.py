# Verdict: WA
# Why: cuts the last character off every line, to be rid of the line break. The last line of a file may
#   be without one (as in this input), and then the cut takes its last digit.
# First wrong input: 1 / 10
import sys

for line in sys.stdin.readlines()[1:]:
    digits = line[:-1]  # should be line.strip()
    print(1 if digits.endswith("0") else 0)
