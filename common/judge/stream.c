/*
 * stream.c - reads a stream of cases. Each case is a header line and then as many bytes as it announces:
 *
 *     case LABEL INPUT_BYTES ANSWER_BYTES
 *     <input><answer>
 */
#include "verdict.h"

enum { HEADER_SIZE = 128 }; /* of the longest header, with its line break */

bool next_case(struct span *stream, struct test_case *c)
{
    char header[HEADER_SIZE + 1] = "";
    char label[64];
    int64_t input_size = -1;
    int64_t answer_size = -1;
    int length = 0;
    struct span rest = *stream;
    const size_t left = (size_t)(rest.end - rest.at);
    if (left > 0) {
        memcpy(header, rest.at, left < HEADER_SIZE ? left : HEADER_SIZE);
    }
    if (left < HEADER_SIZE && strchr(header, '\n') == NULL && strlen(header) == left) {
        return false;
    }
    if (sscanf(header, "case %63s %10" SCNd64 " %10" SCNd64 "%n", label, &input_size, &answer_size, &length) != 3
        || header[length] != '\n' || input_size < 0 || answer_size < 0) {
        header[strcspn(header, "\n")] = '\0';
        fail("not a header of the form \"case LABEL INPUT_BYTES ANSWER_BYTES\": \"%s\"", shown(header));
    }
    rest.at += length + 1;
    if (rest.end - rest.at - input_size < answer_size) {
        return false;
    }
    const unsigned char *middle = rest.at + input_size;
    *c = (struct test_case){
        .label = format_text("%s", label), .input = {rest.at, middle}, .answer = {middle, middle + answer_size}};
    stream->at = c->answer.end;
    return true;
}
