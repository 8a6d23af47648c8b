# Verdict: WA
# Why: sorts the words of the input instead of the numbers: as text, "10" comes before "9".
# Why (ko): 수가 아니라 문자열을 정렬합니다. 문자열로는 "10"이 "9"보다 앞입니다.
# First wrong input: 2 / 2 10
n = int(input())
lead = 0
for card in sorted(input().split()):
    lead = max(lead, int(card) - lead)
print(lead)
