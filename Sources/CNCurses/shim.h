/* What Swift may see of ncurses: wide characters, and functions for its globals and macros. */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/* The window that is drawn into, and the one that ncurses takes for what the terminal shows. The first is what
   wnoutrefresh copies to: with no other window, stdscr would be a third copy of the screen in between. */
static inline WINDOW *nct_window(void) { return newscr; }
static inline WINDOW *nct_shown(void) { return curscr; }

static inline int nct_color_pairs(void) { return COLOR_PAIRS; }

/* ncurses' bits for SGR 1, 2, 3, 4, 5, 7 and 9, in the order of TextAttributes. The last is `prot`, which only
   our own terminal descriptions use so. */
static inline attr_t nct_attribute(int bit) {
  switch (bit) {
  case 0: return A_BOLD;
  case 1: return A_DIM;
  case 2: return A_ITALIC;
  case 3: return A_UNDERLINE;
  case 4: return A_BLINK;
  case 5: return A_REVERSE;
  case 6: return A_PROTECT;
  default: return A_NORMAL;
  }
}

/* One character of one scalar. Not by setcchar, which cuts clusters and is slow. */
static inline void nct_set(cchar_t *cell, uint32_t scalar, attr_t attributes, int pair) {
  memset(cell, 0, sizeof *cell);
  cell->attr = attributes;
  cell->chars[0] = (wchar_t)scalar;
  cell->ext_color = pair;
}

/* A copy of a cell with another character. */
static inline void nct_copy(cchar_t *cell, const cchar_t *model, uint32_t scalar) {
  *cell = *model;
  cell->chars[0] = (wchar_t)scalar;
}

/* A further scalar of a cluster, up to CCHARW_MAX. */
static inline void nct_add(cchar_t *cell, int index, uint32_t scalar) {
  if (index > 0 && index < CCHARW_MAX) cell->chars[index] = (wchar_t)scalar;
}

static inline int nct_pair(const cchar_t *cell) { return cell->ext_color; }
static inline uint32_t nct_scalar(const cchar_t *cell) { return (uint32_t)cell->chars[0]; }
static inline int nct_cluster_limit(void) { return CCHARW_MAX; }
static inline int nct_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/* A cell of a window; its cursor stays. Outside of the window it is empty. */
static inline cchar_t nct_cell(WINDOW *window, int y, int x) {
  cchar_t cell;
  memset(&cell, 0, sizeof cell);
  int cursor_y = getcury(window), cursor_x = getcurx(window);
  if (mvwin_wch(window, y, x, &cell) == ERR) memset(&cell, 0, sizeof cell);
  wmove(window, cursor_y, cursor_x);
  return cell;
}

/* Whether a cell is the second column of a wide character. */
static inline bool nct_is_second_column(const cchar_t *cell) {
  unsigned long column = cell->attr & A_CHARTEXT;
  return column > 1 && column < 32;
}

/* A capability that is a string; NULL where there is none. */
static inline const char *nct_string(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}
static inline int nct_number(const char *name) { return tigetnum((char *)name); }
static inline bool nct_flag(const char *name) { return tigetflag((char *)name) > 0; }

/* A capability with its parameters filled in; valid until the next one. */
static inline const char *nct_fill(const char *text, long first, long second) {
  return text ? tparm((char *)text, first, second, 0L, 0L, 0L, 0L, 0L, 0L, 0L) : NULL;
}

/* Chooses a locale whose characters are UTF-8. Returns whether there is one. */
static inline bool nct_choose_locale(void) {
  const char *candidates[] = {NULL, "", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof candidates / sizeof candidates[0]; i++) {
    if (setlocale(LC_CTYPE, candidates[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}

/* A file in memory, for ncurses to write to. */
static inline int nct_memory_file(void) { return memfd_create("frame", MFD_CLOEXEC); }

/* The window's size as the terminal has it; false where it doesn't say. */
static inline bool nct_window_size(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *width = size.ws_col;
  *height = size.ws_row;
  return true;
}
#endif
