/* The reference of the benchmarks: each workload by hand on ncurses, drawing only what a key changes.

       reference w2 10000

   The screens are described in Benchmarks/README.md. A frame is drawn when the next key is asked for: getch refreshes. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The random numbers that all programs of a workload share. */
static uint32_t draw(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state;
}

static void counter(long size) {
    long count = 0;
    (void)size;
    mvaddstr(0, 0, "Count: 0");
    for (int key; (key = getch()) != 'q';) {
        if (key == '+') mvprintw(0, 7, "%ld", ++count);
    }
}

enum { visible = 38 };

static void list_row(long first, long row, long selected) {
    move(1 + (int)(row - first), 0);
    if (row == selected) standout();
    printw("Row %ld", row);
    // The selection is a band over the row's whole width.
    if (row == selected) hline(' ' | A_STANDOUT, COLS - getcurx(stdscr));
    standend();
    if (row != selected) clrtoeol();
}

static void list(long size) {
    long selected = 0, first = 0;
    mvprintw(0, 0, "List %ld", size);
    for (long row = 0; row < visible && row < size; row++) list_row(0, row, 0);
    mvaddstr(39, 0, "Sel: 0");
    curs_set(1);
    move(1, 0);
    for (int key; (key = getch()) != 'q';) {
        long old_selected = selected, old_first = first;
        if (key == KEY_DOWN && selected + 1 < size) {
            selected++;
            if (selected == first + visible) first++;
        } else if (key == KEY_NPAGE && first + 2 * visible <= size) {
            selected += visible;
            first += visible;
        } else {
            continue;
        }
        if (first == old_first) {
            list_row(first, old_selected, selected);
            list_row(first, selected, selected);
        } else {
            for (long row = first; row < first + visible; row++) list_row(first, row, selected);
        }
        mvprintw(39, 5, "%ld", selected);
        move(1 + (int)(selected - first), 0);
    }
}

static long cell(long row, int column, long ticks) {
    return column == 3 && row == 5 ? 200000000 + ticks : 100000000 + row * (column + 1) % 100000000;
}

/* The selected row while the titles have the focus: its texts are bold. */
static void bold_row(long first, long row, int width, long ticks) {
    for (int column = 0; column < 8; column++) {
        attrset(A_BOLD);
        mvprintw(1 + (int)(row - first), column ? 1 + width + 2 + 11 * (column - 1) : 1, "%ld", cell(row, column, ticks));
        attrset(A_NORMAL);
        printw("%*s", column ? 2 : width - 7, "");
    }
    clrtoeol();
}

static void table_row(long first, long row, long selected, int width, long ticks) {
    int y = 1 + (int)(row - first);
    attrset(row == selected ? A_STANDOUT : A_NORMAL);
    mvaddch(y, 0, ' ');
    for (int column = 0; column < 8; column++)
        printw("%-*ld  ", column ? 9 : width, cell(row, column, ticks));
    // The selection is a band over the row's whole width.
    if (row == selected) hline(' ' | A_STANDOUT, COLS - getcurx(stdscr)); else clrtoeol();
    attrset(A_NORMAL);
}

static void table_titles(int width) {
    attrset(A_BOLD | A_UNDERLINE);
    mvaddch(0, 0, ' ');
    for (int column = 0; column < 8; column++) printw("Column %d%*s", column, (column ? 9 : width) - 6, "");
    hline(' ' | A_BOLD | A_UNDERLINE, COLS - getcurx(stdscr));
    attrset(A_NORMAL);
}

static void table(long size) {
    long selected = 0, first = 0, ticks = 0;
    int width = 9;
    table_titles(width);
    for (long row = 0; row < visible && row < size; row++) table_row(0, row, 0, width, 0);
    mvaddstr(39, 0, "Sel: 0");
    curs_set(1);
    move(1, 1);
    for (int key; (key = getch()) != 'q';) {
        long old_selected = selected, old_first = first;
        if (key == KEY_DOWN && selected + 1 < size) {
            selected++;
            if (selected == first + visible) first++;
        } else if (key == KEY_NPAGE && first + 2 * visible <= size) {
            selected += visible;
            first += visible;
        } else if (key == 't') {
            ticks++;
            if (first <= 5) {
                attrset(selected == 5 ? A_STANDOUT : A_NORMAL);
                mvprintw(1 + (int)(5 - first), 1 + width + 2 + 2 * 11, "%ld", cell(5, 3, ticks));
                attrset(A_NORMAL);
            }
        } else if (key == '>' || (key == '<' && width > 9)) {
            width += key == '>' ? 1 : -1;
            table_titles(width);
            for (long row = first; row < first + visible; row++) table_row(first, row, -1, width, ticks);
            bold_row(first, selected, width, ticks);
        } else {
            continue;
        }
        if (first != old_first) {
            for (long row = first; row < first + visible; row++) table_row(first, row, selected, width, ticks);
        } else if (selected != old_selected) {
            table_row(first, old_selected, selected, width, ticks);
            table_row(first, selected, selected, width, ticks);
        }
        if (selected != old_selected) mvprintw(39, 5, "%ld", selected);
        move(1 + (int)(selected - first), 1);
    }
}

enum { grid_columns = 100, grid_rows = 35 };

static void grid(long size) {
    uint32_t state = 12345;
    long tick = 0;
    (void)size;
    mvaddstr(0, 0, "Tick: 0");
    for (int cell = 0; cell < grid_rows * grid_columns; cell++)
        mvaddstr(1 + cell / grid_columns, 2 * (cell % grid_columns), "00");
    for (int key; (key = getch()) != 'q';) {
        if (key != 't') continue;
        for (int change = 0; change < grid_rows; change++) {
            unsigned cell = (draw(&state) >> 8) % (grid_rows * grid_columns);
            unsigned value = (draw(&state) >> 16) & 0xFF;
            mvprintw(1 + (int)cell / grid_columns, 2 * (int)(cell % grid_columns), "%02x", value);
        }
        mvprintw(0, 6, "%ld", ++tick);
    }
}

static void repaint(long size) {
    char line[121] = "";
    long frame = 0;
    (void)size;
    for (int key = 'f'; key != 'q'; key = getch()) {
        if (key != 'f') continue;
        for (int row = 0; row < 40; row++) {
            for (int column = 0; column < 120; column++)
                line[column] = (char)(33 + (31 * row + 17 * column + 53 * frame + row * column % 7) % 94);
            mvaddstr(row, 0, line);
        }
        frame++;
    }
}

static void tree(long size) {
    long value = 0;
    mvprintw(0, 0, "Tree %ld", size);
    for (int item = 0; item < 39 && item < size; item++) mvprintw(1 + item, 0, "Item %d: 0", item);
    for (int key; (key = getch()) != 'q';) {
        if (key == '+') mvprintw(6, 8, "%ld", ++value);
    }
}

static void field(long size) {
    static char text[1 << 16];
    int length = 0, first = 0;
    (void)size;
    curs_set(1);
    mvaddstr(0, 0, "Len: 0");
    move(2, 0);
    for (int key; (key = getch()) != 27;) {
        if (key < ' ' || key > '~' || length + 1 == (int)sizeof text) continue;
        text[length++] = (char)key;
        if (length - first < 120) {
            mvaddch(2, length - first - 1, (chtype)key);
        } else {
            first++;
            mvaddstr(2, 0, text + first);
        }
        mvprintw(0, 5, "%d", length);
        move(2, length - first);
    }
}

enum { bars = 40 };

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Springs of half a second that don't overshoot, sixty frames a second; a frame draws what a bar gained or lost. */
static void springs(long size) {
    const double frequency = 2 * 3.14159265358979323846 / 0.5;
    double origin[bars] = {0}, way[bars] = {0}, velocity[bars] = {0}, start = 0;
    int shown[bars], target[bars];
    uint32_t state = 40;
    (void)size;
    start_color();
    use_default_colors();
    init_pair(1, -1, COLOR_BLUE);
    for (int bar = 0; bar < bars; bar++) mvhline(bar, 0, ' ' | COLOR_PAIR(1), shown[bar] = target[bar] = 60);
    for (int key, moves = 0; timeout(moves ? 17 : -1), (key = getch()) != 'q';) {
        double now = seconds(), time = now - start, decay = exp(-frequency * time);
        if (key == 'm') {
            for (int bar = 0; bar < bars; bar++) {
                // What moves goes on from where it is, as fast as it is.
                double pull = frequency * way[bar] - velocity[bar];
                if (moves) {
                    origin[bar] += way[bar] - decay * (way[bar] + pull * time);
                    velocity[bar] = decay * (frequency * (way[bar] + pull * time) - pull);
                } else {
                    origin[bar] = target[bar];
                    velocity[bar] = 0;
                }
                target[bar] = (int)((draw(&state) >> 16) % 120);
                way[bar] = target[bar] - origin[bar];
            }
            start = now;
            moves = 1;
            continue;
        }
        if (key != ERR || !moves) continue;
        moves = 0;
        for (int bar = 0; bar < bars; bar++) {
            double left = decay * (way[bar] + (frequency * way[bar] - velocity[bar]) * time);
            int width = (int)round(origin[bar] + way[bar] - left);
            if (width > shown[bar])
                mvhline(bar, shown[bar], ' ' | COLOR_PAIR(1), width - shown[bar]);
            else if (width < shown[bar])
                mvhline(bar, width, ' ', shown[bar] - width);
            shown[bar] = width;
            if (width != target[bar] || fabs(left) > 0.5) moves = 1;
        }
    }
}

static const struct {
    const char *name;
    void (*run)(long size);
} workloads[] = {{"w1", counter}, {"w2", list}, {"w3", grid}, {"w3c", grid}, {"w4", repaint},
                 {"w5", tree},    {"w5r", tree}, {"w6", field},
                 {"w7", table}, {"w8", springs}};

int main(int count, char **arguments) {
    long size = count > 2 ? atol(arguments[2]) : 10000;
    for (size_t index = 0; count > 1 && index < sizeof workloads / sizeof *workloads; index++) {
        if (strcmp(workloads[index].name, arguments[1])) continue;
        setlocale(LC_ALL, "");
        set_escdelay(25);
        initscr();
        raw();
        noecho();
        keypad(stdscr, TRUE);
        curs_set(0);
        idlok(stdscr, TRUE);
        workloads[index].run(size);
        endwin();
        return 0;
    }
    fputs("usage: reference w1|w2|w3|w3c|w4|w5|w5r|w6|w7|w8 [size]\n", stderr);
    return 2;
}
