# Verdict: WA
# Why: counts y as a vowel.
# Why (ko): y도 모음으로 셉니다.
# First wrong input: cyd
print('Alice' if any(c in 'aeiouy' for c in input()) else 'Bob')
