/*
 * Verdict: WA
 * Why: begins with the last word of Alice's list, and not with the first.
 * Why (ko): Alice의 목록에서 첫 단어가 아니라 마지막 단어로 시작합니다.
 * First wrong input: ["a","b"] / ["c"]
 */
class Solution {
    map<char, string> largest[2];
    map<pair<int, string>, bool> known;

    bool wins(int player, const string& last) {
        auto found = known.find({player, last});
        if (found != known.end()) {
            return found->second;
        }
        bool can = false;
        for (int ahead = 0; ahead < 2; ahead++) {
            auto word = largest[player].find(last[0] + ahead);
            can = can || (word != largest[player].end() && word->second > last && !wins(1 - player, word->second));
        }
        return known[{player, last}] = can;
    }

public:
    bool canAliceWin(vector<string>& a, vector<string>& b) {
        for (string& word : a) {
            largest[0][word[0]] = word;
        }
        for (string& word : b) {
            largest[1][word[0]] = word;
        }
        return !wins(1, a.back());
    }
};
