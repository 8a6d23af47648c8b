# Verdict: WA
# Why: keeps results by the total alone, though the numbers that are left differ.
# Why (ko): 남은 수가 다른데도 합만으로 결과를 저장합니다.
# First wrong input: 4 / 9
class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        m, known, used = maxChoosableInteger, {}, set()
        if m * (m + 1) // 2 < desiredTotal:
            return False

        def wins(left):
            if left <= 0:
                return False
            if left not in known:
                known[left] = False
                for i in range(1, m + 1):
                    if i not in used:
                        used.add(i)
                        loses = not wins(left - i)
                        used.remove(i)
                        if loses:
                            known[left] = True
                            break
            return known[left]

        return desiredTotal <= 0 or wins(desiredTotal)
