# Verdict: WA
# Why: Sorts the words of the input instead of the numbers: as a text, "10" comes before "9".
# Why (ko): 수가 아니라 입력의 낱말을 정렬합니다. 글자로는 "10"이 "9"보다 앞입니다.
# First wrong input: 2 / 2 10
n = int(input())
lead = 0
for card in sorted(input().split()):
    lead = max(lead, int(card) - lead)
print(lead)
