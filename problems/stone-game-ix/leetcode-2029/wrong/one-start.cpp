/*
 * Verdict: WA
 * Why: always begins with the remainder of which there are more.
 * Why (ko): 언제나 더 많은 쪽의 나머지부터 시작합니다.
 * First wrong input: [1,1,2]
 */
class Solution {
public:
    bool stoneGameIX(vector<int>& stones) {
        int of[3] = {0, 0, 0};
        for (int stone : stones) {
            of[stone % 3]++;
        }
        int first = of[1] > of[2] ? 1 : 2, second = 3 - first;
        if (of[first] == 0) {
            return false;
        }
        of[first]--;
        int want = first, turns = 0;
        for (; of[want] > 0; turns++) {
            of[want]--;
            want = 3 - want;
        }
        return (of[0] + turns) % 2 == 0 && of[1] + of[2] > 0;
    }
};
