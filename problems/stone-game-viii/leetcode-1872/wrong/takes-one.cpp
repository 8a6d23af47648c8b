/*
 * Verdict: WA
 * Why: allows a move that takes one stone, and at least two are to be taken.
 * Why (ko): 두 개 이상 가져가야 하는데 한 개만 가져가는 수도 허용합니다.
 * First wrong input: [-1,0]
 */
class Solution {
public:
    int stoneGameVIII(vector<int>& stones) {
        partial_sum(stones.begin(), stones.end(), stones.begin());
        int lead = stones.back();
        for (int j = (int)stones.size() - 2; j >= 0; j--) {
            lead = max(lead, stones[j] - lead);
        }
        return lead;
    }
};
