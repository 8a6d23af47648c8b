#!/bin/sh
# One look at all contents, which tells make what it need not ask build.sh about.
#
#   fresh.sh PRODUCT... <FLAGS
#
# FLAGS is what $BUILD/flags has to hold. Prints $STATE for build.sh, then those of the products, and of what they are
# made of, that are as build.sh would make them: by their record, $STATE is the same, and so is every byte of a product,
# of its inputs, and of what those are made of. $STATE stands for what no record has: the Makefile, and which files
# there are.
set -u
export LC_ALL=C
state=$({ cat Makefile common/build.sh; echo common/*/*.[ch] common/*/*/*.[ch]; } | cksum)
state=${state% *}-${state#* }
printf '%s\n' "$state"
flags=''
if [ $# -eq 0 ] || [ ! -d "$BUILD/from" ]; then exit; fi
! cmp -s - "$BUILD/flags" || flags=built/flags

# Lines "RECORD KIND PATH SUM SIZE" of all records that are looked at; KIND is product or input.
records=$(awk -v build="$BUILD" -v state="$state" '
    function look(record,    file, line, word, left, wanted, count, i) {
        if (record in looked) return
        looked[record]
        file = build "/from" substr(record, 6)
        if ((getline line <file) > 0 && split(line, word, " ") == 2 && word[1] == state) {
            left = word[2]
            while ((getline line <file) > 0 && line !~ /^-- /) {
                split(line, word, " ")
                print record, (left > 0 ? "product" : "input"), word[3], word[1], word[2]
                if (left-- <= 0 && word[3] ~ /^built\//) wanted[++count] = word[3]
            }
        }
        close(file)
        for (i = 1; i <= count; i++) look(wanted[i])
    }
    BEGIN { for (i = 1; i < ARGC; i++) look("built" substr(ARGV[i], length(build) + 1)) }' "$@")

# Then lines "SUM SIZE PATH" of all these paths as they are.
{
    printf '%s\n' "$records"
    printf '%s\n' "$records" | awk -v build="$BUILD" '!seen[$3]++ {
        print $3 ~ /^built\// ? build substr($3, 6) : $3
    }' | xargs cksum 2>/dev/null
} | awk -v build="$BUILD" -v flags="$flags" '
    function is_fresh(record,    i) {
        if (!(record in fresh)) {
            fresh[record] = (record in lines)
            for (i = 1; i <= lines[record]; i++) {
                if (now[path[record, i]] != sum[record, i]) return fresh[record] = 0
                if (kind[record, i] == "input" && path[record, i] ~ /^built\// && !is_fresh(path[record, i]))
                    return fresh[record] = 0
            }
        }
        return fresh[record]
    }
    BEGIN { fresh["built/flags"] = flags != "" }
    NF == 5 { i = ++lines[$1]; kind[$1, i] = $2; path[$1, i] = $3; sum[$1, i] = $4 " " $5 }
    NF == 3 { now[index($3, build "/") == 1 ? "built" substr($3, length(build) + 1) : $3] = $1 " " $2 }
    END {
        for (record in lines)
            for (i = 1; i <= lines[record] && is_fresh(record); i++)
                if (kind[record, i] == "product") print build substr(path[record, i], 6)
    }'
