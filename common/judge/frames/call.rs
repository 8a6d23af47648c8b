// call.rs - calls the function of Main.rs for each test case of standard input, as LeetCode does: a line for each argument.
// Every answer is a line of standard output. What the function prints would go there, too, so standard output is first
// given to another file.
#![allow(dead_code, unused_imports)]

struct Solution;

include!("Main.rs");

mod call {
    use std::fs::File;
    use std::os::unix::io::FromRawFd;

    extern "C" {
        fn dup(file: i32) -> i32;
        fn dup2(from: i32, to: i32) -> i32;
    }

    /// The file for the answers; what is printed goes to stderr from now on.
    pub fn answers() -> File {
        unsafe {
            let file = File::from_raw_fd(dup(1));
            dup2(2, 1);
            file
        }
    }

    /// What is left of the input.
    pub struct Input {
        pub text: Vec<u8>,
        pub at: usize,
    }

    impl Input {
        pub fn next(&mut self) -> u8 {
            while self.at < self.text.len() && (self.text[self.at].is_ascii_whitespace() || self.text[self.at] == b',') {
                self.at += 1;
            }
            if self.at < self.text.len() { self.text[self.at] } else { 0 }
        }

        fn word(&mut self) -> String {
            self.next();
            let from = self.at;
            while self.at < self.text.len() && !b",]\n\r \t".contains(&self.text[self.at]) {
                self.at += 1;
            }
            String::from_utf8(self.text[from..self.at].to_vec()).unwrap()
        }
    }

    pub trait Argument {
        fn read(from: &mut Input) -> Self;
    }

    impl Argument for i32 {
        fn read(from: &mut Input) -> Self { from.word().parse().unwrap() }
    }
    impl Argument for i64 {
        fn read(from: &mut Input) -> Self { from.word().parse().unwrap() }
    }
    impl Argument for f64 {
        fn read(from: &mut Input) -> Self { from.word().parse().unwrap() }
    }
    impl Argument for bool {
        fn read(from: &mut Input) -> Self { from.word().parse().unwrap() }
    }

    impl Argument for String {
        fn read(from: &mut Input) -> Self {
            from.next();
            let start = from.at + 1;
            let length = from.text[start..].iter().position(|&c| c == b'"').unwrap();
            from.at = start + length + 1;
            String::from_utf8(from.text[start..start + length].to_vec()).unwrap()
        }
    }

    impl<T: Argument> Argument for Vec<T> {
        fn read(from: &mut Input) -> Self {
            let mut things = Vec::new();
            from.next();
            from.at += 1;
            while from.next() != b']' {
                things.push(T::read(from));
            }
            from.at += 1;
            things
        }
    }

    pub trait Answer {
        fn text(&self) -> String;
    }

    impl Answer for i32 {
        fn text(&self) -> String { self.to_string() }
    }
    impl Answer for i64 {
        fn text(&self) -> String { self.to_string() }
    }
    impl Answer for f64 {
        fn text(&self) -> String { format!("{:.5}", self) }
    }
    impl Answer for bool {
        fn text(&self) -> String { self.to_string() }
    }
    impl Answer for String {
        fn text(&self) -> String { format!("\"{}\"", self) }
    }

    impl<T: Answer> Answer for Vec<T> {
        fn text(&self) -> String {
            let things: Vec<String> = self.iter().map(|thing| thing.text()).collect();
            format!("[{}]", things.join(","))
        }
    }
}

fn main() {
    let mut answers = call::answers();
    let mut text = Vec::new();
    std::io::Read::read_to_end(&mut std::io::stdin(), &mut text).unwrap();
    let mut input = call::Input { text, at: 0 };
    while input.next() != 0 {
        let answer = call::Answer::text(&Solution::@NAME@(@READ@));
        std::io::Write::write_all(&mut answers, format!("{}\n", answer).as_bytes()).unwrap();
    }
}
