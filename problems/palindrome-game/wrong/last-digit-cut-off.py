# Verdict: WA
# Why: Reading by lines. Removes the last character of every line to get rid of the line break. The last line of a
#   file may have none (as in this input), and then its last digit is lost.
# Why (ko): 줄 단위로 읽기. 줄바꿈을 없애려고 줄마다 마지막 문자를 잘라 냅니다. 파일의 마지막 줄에는 (이 입력처럼)
#   줄바꿈이 없을 수 있고, 그러면 마지막 자리 숫자가 잘립니다.
# First wrong input: 1 / 10
import sys

for line in sys.stdin.readlines()[1:]:
    digits = line[:-1]  # should be line.strip()
    print(1 if digits.endswith("0") else 0)
