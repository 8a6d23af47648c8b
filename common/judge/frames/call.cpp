// call.cpp - calls the function of class Solution in Main.cpp for each test case of standard input, as LeetCode does: a
// line for each argument, a new object for each test case. Every answer is a line of standard output; what the function
// prints goes to stderr.
#include <bits/stdc++.h>
#include <unistd.h>

// Before anything of the program.
static struct CallFiles {
    FILE *answers;
    std::string input;
    std::size_t at = 0;

    CallFiles()
    {
        char part[1 << 16];
        for (std::size_t got; (got = fread(part, 1, sizeof part, stdin)) > 0;) {
            input.append(part, got);
        }
#ifdef __wasi__
        answers = fopen("/dev/stdout", "w");
        answers = freopen("/dev/stderr", "w", stdout) != nullptr ? answers : nullptr;
#else
        answers = fdopen(dup(STDOUT_FILENO), "w");
        dup2(STDERR_FILENO, STDOUT_FILENO);
#endif
    }

    // The next character that is no blank or comma; '\0' at the end.
    char next()
    {
        while (at < input.size() && (isspace((unsigned char)input[at]) || input[at] == ',')) {
            at++;
        }
        return at < input.size() ? input[at] : '\0';
    }

    std::string word()
    {
        next();
        const std::size_t from = at;
        while (at < input.size() && input[at] != ',' && input[at] != ']' && !isspace((unsigned char)input[at])) {
            at++;
        }
        return input.substr(from, at - from);
    }
} call_files;

inline void call_read(int &to) { to = std::stoi(call_files.word()); }
inline void call_read(long &to) { to = std::stol(call_files.word()); }
inline void call_read(long long &to) { to = std::stoll(call_files.word()); }
inline void call_read(double &to) { to = std::stod(call_files.word()); }
inline void call_read(bool &to) { to = call_files.word() == "true"; }

inline void call_read(std::string &to)
{
    call_files.next();
    const std::size_t end = call_files.input.find('"', call_files.at + 1);
    to = call_files.input.substr(call_files.at + 1, end - call_files.at - 1);
    call_files.at = end + 1;
}

template <class T> void call_read(std::vector<T> &to)
{
    call_files.next();
    for (call_files.at++; call_files.next() != ']';) {
        T thing;
        call_read(thing);
        to.push_back(thing);
    }
    call_files.at++;
}

template <class T> T call_argument()
{
    T argument;
    call_read(argument);
    return argument;
}

inline void call_write(bool answer) { fputs(answer ? "true" : "false", call_files.answers); }
inline void call_write(int answer) { fprintf(call_files.answers, "%d", answer); }
inline void call_write(long answer) { fprintf(call_files.answers, "%ld", answer); }
inline void call_write(long long answer) { fprintf(call_files.answers, "%lld", answer); }
inline void call_write(double answer) { fprintf(call_files.answers, "%.5f", answer); }
inline void call_write(const std::string &answer) { fprintf(call_files.answers, "\"%s\"", answer.c_str()); }

template <class T> void call_write(const std::vector<T> &answer)
{
    fputs("[", call_files.answers);
    for (std::size_t i = 0; i < answer.size(); i++) {
        fputs(i > 0 ? "," : "", call_files.answers);
        call_write((T)answer[i]);
    }
    fputs("]", call_files.answers);
}

using namespace std;

#include "Main.cpp"

// One call. Its arguments are read from left to right, because they stand in braces.
template <class Result> struct Call {
    template <class... Taken, class... Given> Call(Result (Solution::*function)(Taken...), Given &&...given)
    {
        call_write((Solution().*function)(given...));
    }
    template <class... Taken, class... Given> Call(Result (Solution::*function)(Taken...) const, Given &&...given)
    {
        call_write((Solution().*function)(given...));
    }
    template <class... Taken, class... Given> Call(Result (*function)(Taken...), Given &&...given)
    {
        call_write(function(given...));
    }
};

template <class Function, class Result, class... Taken> void call_all(Function function)
{
    while (call_files.next() != '\0') {
        Call<Result>{function, call_argument<typename std::decay<Taken>::type>()...};
        putc('\n', call_files.answers);
        fflush(call_files.answers);
    }
}

template <class Result, class... Taken> void call_each(Result (Solution::*function)(Taken...))
{
    call_all<decltype(function), Result, Taken...>(function);
}
template <class Result, class... Taken> void call_each(Result (Solution::*function)(Taken...) const)
{
    call_all<decltype(function), Result, Taken...>(function);
}
template <class Result, class... Taken> void call_each(Result (*function)(Taken...))
{
    call_all<decltype(function), Result, Taken...>(function);
}

int main()
{
    call_each(&Solution::@NAME@);
    return 0;
}
