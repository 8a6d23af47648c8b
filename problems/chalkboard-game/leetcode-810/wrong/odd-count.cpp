/*
 * Verdict: WA
 * Why: has the first player win when the count is odd: turns odd and even round.
 * Why (ko): 개수가 홀수이면 선공이 이긴다고, 홀짝을 거꾸로 봅니다.
 * First wrong input: [1]
 */
class Solution {
public:
    bool xorGame(vector<int>& nums) {
        return nums.size() % 2 == 1 || accumulate(nums.begin(), nums.end(), 0, bit_xor<int>()) == 0;
    }
};
