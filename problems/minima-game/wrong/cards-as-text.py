# Verdict: WA
# Why: Sorts the words of the input instead of the numbers: as a text, "10" comes before "9".
# First wrong input: 2 / 2 10
n = int(input())
lead = 0
for card in sorted(input().split()):
    lead = max(lead, int(card) - lead)
print(lead)
