/* sites.c - the sites that have a problem as well (problems/sites.tsv), by which number, and at which address there
   (common/addresses.tsv). */
#include "judge.h"

#include <regex.h>

static const char sites_path[] = "problems/sites.tsv";
static const char addresses_path[] = "common/addresses.tsv";

enum {
    MAX_GROUPS = 4, /* of a pattern, with the whole */
    COLUMNS = 4     /* of either table that are read */
};

static struct site_name *site_names;
static size_t site_name_count;
static struct address *addresses;
static size_t address_count;

/* ---- tables ---- */

/* Cuts the next row that is not a remark into its columns. False: there is none. */
static bool take_row(struct span *rest, const char *path, const char *columns[COLUMNS])
{
    struct span line;
    do {
        line = take_line(rest);
    } while (line.at != NULL && (line.at == line.end || *line.at == '#'));
    if (line.at == NULL) {
        return false;
    }
    char *text = format_text("%.*s", (int)(line.end - line.at), (const char *)line.at);
    int count = 0;
    for (char *column = text; column != NULL && count < COLUMNS; count++) {
        columns[count] = strsep(&column, "\t");
    }
    if (count < COLUMNS) {
        fail("%s: a row has at least %d columns: %s", path, COLUMNS, shown(text));
    }
    return true;
}

static void read_addresses(void)
{
    const char *columns[COLUMNS];
    struct span text = file_text(addresses_path);
    while (take_row(&text, addresses_path, columns)) {
        addresses = with_room(addresses, address_count, sizeof *addresses);
        addresses[address_count++] = (struct address){columns[0], columns[1], columns[2], columns[3]};
    }
}

static void add_name(const char *folder, const char *site, const char *number, bool is_same)
{
    site_names = with_room(site_names, site_name_count, sizeof *site_names);
    site_names[site_name_count++] = (struct site_name){folder, site, number, is_same};
}

static void read_tables(const struct problem_list *list)
{
    if (address_count > 0) {
        return;
    }
    read_addresses();
    for (const struct problem *p = list->first; p < list->first + list->count; p++) {
        if (strcmp(p->number, "-") != 0) {
            add_name(p->folder, "BOJ", p->number, true);
        }
    }
    const char *columns[COLUMNS];
    struct span text = file_text(sites_path);
    while (take_row(&text, sites_path, columns)) {
        const char *form = format_text("%s/%.*s", columns[0], (int)strcspn(columns[3], ";"), columns[3]);
        const bool is_of_form = problem_in(list, form) != NULL;
        add_name(is_of_form ? form : columns[0], columns[1], columns[2],
                 is_of_form || strncmp(columns[3], "same", 4) == 0);
    }
}

const struct site_name *next_site(const struct problem_list *list, const struct problem *p,
                                  const struct site_name *before)
{
    read_tables(list);
    for (const struct site_name *s = before == NULL ? site_names : before + 1; s < site_names + site_name_count; s++) {
        if (strcmp(s->folder, p->folder) == 0) {
            return s;
        }
    }
    return NULL;
}

/* ---- addresses ---- */

/* Whether the pattern fits the whole number; finds where its groups are. */
static bool match_number(const struct address *a, const char *number, regmatch_t groups[MAX_GROUPS])
{
    regex_t pattern;
    if (regcomp(&pattern, a->pattern, REG_EXTENDED) != 0) {
        fail("%s: not a pattern: %s", addresses_path, shown(a->pattern));
    }
    const bool fits = regexec(&pattern, number, MAX_GROUPS, groups, 0) == 0 && groups[0].rm_so == 0
                      && number[groups[0].rm_eo] == '\0';
    regfree(&pattern);
    return fits;
}

/* The text of a group to which an address refers. */
static const char *group_of(const char *number, const regmatch_t groups[MAX_GROUPS], char digit)
{
    const regmatch_t g = groups[digit >= '0' && digit < '0' + MAX_GROUPS ? digit - '0' : 0];
    return format_text("%.*s", g.rm_so < 0 ? 0 : (int)(g.rm_eo - g.rm_so), g.rm_so < 0 ? "" : number + g.rm_so);
}

const struct address *next_address(const struct site_name *s, const struct address *before)
{
    const struct address *a = before == NULL ? addresses : before + 1;
    while (a < addresses + address_count && strcmp(a->site, s->site) != 0) {
        a++;
    }
    return a < addresses + address_count ? a : NULL;
}

const char *address_of(const struct site_name *s, const struct address *a)
{
    regmatch_t groups[MAX_GROUPS];
    char *text = NULL;
    if (!match_number(a, s->number, groups)) {
        return NULL;
    }
    FILE *to = open_text(&text);
    for (const char *c = a->form; *c != '\0'; c++) {
        if (*c == '\\') {
            fputs(group_of(s->number, groups, *++c), to);
        } else {
            putc(*c, to);
        }
    }
    fclose(to);
    return text;
}

const char *after_scheme(const char *address)
{
    const char *end = strstr(address, "://");
    address = end != NULL ? end + 3 : address;
    return strncasecmp(address, "www.", 4) == 0 ? address + 4 : address;
}

bool is_of_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '-'; }

static bool has_word(const char *text, const char *word)
{
    for (const char *at = text; (at = strcasestr(at, word)) != NULL; at++) {
        if (!is_of_word(at[strlen(word)]) && (at == text || !is_of_word(at[-1]))) {
            return true;
        }
    }
    return false;
}

bool is_at(const char *wanted, const struct site_name *s, const struct address *a)
{
    regmatch_t groups[MAX_GROUPS];
    const char *form = after_scheme(a->form);
    const size_t host = strcspn(form, "/");
    wanted = after_scheme(wanted);
    if (strncasecmp(wanted, form, host) != 0 || wanted[host] != '/' || !match_number(a, s->number, groups)) {
        return false;
    }
    bool has_all = true;
    for (; *form != '\0' && has_all; form++) {
        has_all = *form != '\\' || has_word(wanted + host, group_of(s->number, groups, form[1]));
    }
    return has_all;
}
