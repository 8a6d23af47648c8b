/*
 * Verdict: WA
 * Why: both players always take the larger end.
 * Why (ko): 두 사람이 언제나 양 끝 중 큰 쪽을 가져갑니다.
 * First wrong input: [0,0,1,0]
 */
class Solution {
public:
    bool predictTheWinner(vector<int>& nums) {
        int left = 0, right = nums.size() - 1, lead = 0;
        for (int sign = 1; left <= right; sign = -sign) {
            lead += sign * (nums[left] > nums[right] ? nums[left++] : nums[right--]);
        }
        return lead >= 0;
    }
};
