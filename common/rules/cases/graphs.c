/*
 * A graph among the numbers of an input: a count of vertices, then edges, each of which begins with two numbers that are
 * vertices by their range. What is left of it with fewer vertices is written with all that belongs to them: edges between
 * those that are kept, values of vertices, the names of the others lowered.
 */
#include "inside.h"

#include <stdlib.h>

enum { FIRST_FEW = 3, WIDEST = 4 }; /* the count is among so many numbers; so many numbers are an edge at most */

/* The range of a number ends in the last vertex. One may stand for no vertex: -1 or 0. */
static bool is_vertex(const struct graph *g, const struct noted *n)
{
    const int64_t low = (int64_t)n->low;
    return (int64_t)n->high == g->vertices && !n->is_length && low >= -1 && low <= 1;
}

/* How many edges of this width begin here. */
static int64_t edges_from(const struct graph *g, const struct noted *numbers, int64_t from, int64_t width, int64_t end)
{
    int64_t at = from;
    while (at + width <= end && is_vertex(g, &numbers[at]) && is_vertex(g, &numbers[at + 1])
           && (width == 2 || !is_vertex(g, &numbers[at + 2]))) {
        at += width;
    }
    return (at - from) / width;
}

static bool find_edges(struct graph *g, const struct noted *numbers, int64_t end)
{
    for (int64_t from = g->count_at + 1; from + 2 <= end; from++) {
        for (int64_t width = 2; width <= WIDEST; width++) {
            const int64_t edges = edges_from(g, numbers, from, width, end);
            if (edges > 1 && edges >= g->vertices / 2) {
                g->from = from;
                g->width = width;
                g->edges = edges;
                return true;
            }
        }
    }
    return false;
}

bool find_graph(const struct noted *numbers, int64_t start, int64_t end, struct graph *g)
{
    for (int64_t at = start; at < start + FIRST_FEW && at < end; at++) {
        *g = (struct graph){.start = start, .end = end, .count_at = at, .vertices = (int64_t)numbers[at].value};
        if (g->vertices >= 3 && g->vertices <= end - start && find_edges(g, numbers, end)) {
            return true;
        }
    }
    return false;
}

/* So many values of vertices begin here, outside of the edges: a run of numbers with one range. */
static bool begins_values(const struct graph *g, const struct noted *numbers, int64_t at)
{
    int64_t end = at;
    while (end < g->end && end - at <= g->vertices && (end < g->from || end >= g->from + g->edges * g->width)
           && numbers[end].low == numbers[at].low && numbers[end].high == numbers[at].high) {
        end++;
    }
    return end - at == g->vertices && at > g->count_at;
}

/* The names of the vertices that are kept, 1, 2, 3, ...; 0: it is not. Returns how many there are. */
static int64_t name_kept(const struct graph *g, const bool *kept, uint64_t *names)
{
    int64_t count = 0;
    for (int64_t v = 1; v <= g->vertices; v++) {
        names[v] = kept[v] ? (uint64_t)++count : 0;
    }
    return count;
}

static bool stays(const uint64_t *names, uint64_t vertex) { return (int64_t)vertex < 1 || names[vertex] > 0; }

static uint64_t new_name(const uint64_t *names, uint64_t vertex)
{
    return (int64_t)vertex < 1 ? vertex : names[vertex];
}

/* Writes the edges that stay; returns how many numbers they are. */
static int64_t cut_edges(const struct graph *g, const struct noted *numbers, const uint64_t *names, uint64_t *to)
{
    int64_t count = 0;
    for (int64_t e = 0; e < g->edges; e++) {
        const struct noted *edge = &numbers[g->from + e * g->width];
        const bool is_in = stays(names, edge[0].value) && stays(names, edge[1].value);
        for (int64_t i = 0; i < g->width && is_in; i++) {
            to[count++] = i < 2 ? new_name(names, edge[i].value) : edge[i].value;
        }
    }
    return count;
}

int64_t cut_graph(const struct graph *g, const struct noted *numbers, const bool *kept, uint64_t *to)
{
    uint64_t *names = new_array(g->vertices + 1, sizeof *names);
    const int64_t left = name_kept(g, kept, names);
    const int64_t edges_left = cut_edges(g, numbers, names, to) / g->width;
    int64_t count = 0;
    for (int64_t at = g->start; at < g->end;) {
        const uint64_t value = numbers[at].value;
        if (at == g->from) {
            count += cut_edges(g, numbers, names, to + count);
            at += g->edges * g->width;
        } else if (begins_values(g, numbers, at)) {
            for (int64_t v = 1; v <= g->vertices; v++, at++) {
                if (kept[v]) {
                    to[count++] = numbers[at].value;
                }
            }
        } else {
            const bool is_count_of_edges = at < g->start + FIRST_FEW && at != g->count_at && (int64_t)value == g->edges
                                           && !is_vertex(g, &numbers[at]);
            to[count++] = at == g->count_at                                   ? (uint64_t)left
                          : is_count_of_edges                                 ? (uint64_t)edges_left
                          : is_vertex(g, &numbers[at]) && stays(names, value) ? new_name(names, value)
                                                                              : value;
            at++;
        }
    }
    free(names);
    return count;
}

/* ---- which vertices are kept ---- */

/* Keeps the first so many vertices that are met from this one, edge by edge, without this edge (-1: with all). */
int64_t keep_around(const struct graph *g, const struct noted *numbers, int64_t vertex, int64_t most, int64_t without,
                    bool *kept)
{
    int64_t *first = new_array(g->vertices + 2, sizeof *first); /* of the ends below, by vertex */
    int64_t *ends = new_array(2 * g->edges + 1, sizeof *ends);
    int64_t *met = new_array(g->vertices + 1, sizeof *met);
    int64_t count = 0;
    for (int64_t pass = 0; pass < 2; pass++) { /* how many there are, then which */
        for (int64_t half = 0; half < 2 * g->edges; half++) {
            const struct noted *edge = &numbers[g->from + half / 2 * g->width];
            const int64_t from = (int64_t)edge[half % 2].value;
            const int64_t to = (int64_t)edge[1 - half % 2].value;
            if (from >= 1 && to >= 1 && half / 2 != without) {
                if (pass == 0) {
                    first[from]++;
                } else {
                    ends[--first[from]] = to;
                }
            }
        }
        for (int64_t v = 1; v <= g->vertices + 1 && pass == 0; v++) {
            first[v] += first[v - 1];
        }
    }
    for (int64_t v = 0; v <= g->vertices; v++) {
        kept[v] = false;
    }
    kept[vertex] = true;
    met[count++] = vertex;
    for (int64_t i = 0; i < count; i++) {
        for (int64_t k = first[met[i]]; k < first[met[i] + 1] && count < most; k++) {
            if (!kept[ends[k]]) {
                kept[ends[k]] = true;
                met[count++] = ends[k];
            }
        }
    }
    free(first);
    free(ends);
    free(met);
    return count;
}
