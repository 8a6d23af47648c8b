# Finds what a compiler may draw in any order, so that the cases would differ: two random numbers of one statement, neither
# in the call of the other, without ?, :, && or || between them. Prints FILE:LINE: and the statement; exit status 1 if it
# finds any.
FNR == 1 { text = "" }
{
    line = $0
    sub(/\/\*.*\*\//, "", line)
    if (text == "") {
        begun = FNR
    }
    text = text " " line
}
/[;{}]/ {
    if (text !~ /for \(/ && has_two(text)) {
        gsub(/  +/, " ", text)
        print FILENAME ":" begun ":" text
        bad = 1
    }
    text = ""
}
END { exit bad }

# Whether what follows a draw goes on to another one.
function has_two(text,    depth, i, c) {
    while (match(text, /random_(in|magnitude)\(/)) {
        text = substr(text, RSTART + RLENGTH)
        depth = 1
        for (i = 1; i <= length(text) && depth > 0; i++) {
            c = substr(text, i, 1)
            depth += (c == "(") - (c == ")")
        }
        text = substr(text, i)
        gsub(/[=!<>]=|->/, "", text)
        if (text ~ /random_(in|magnitude)\(/ && match(text, /[,=+*/?:&|-]/) && substr(text, RSTART, 1) !~ /[?:&|]/) {
            return 1
        }
    }
    return 0
}
