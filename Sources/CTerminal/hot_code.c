/* The code that a key runs, fetched at once.

   An app that waits for a key has its code nowhere near the processor: other programs ran meanwhile. A key then runs through a
   thousand lines of it, on a hundred and fifty pages, and waits for each in turn. Asked for in advance they come side by
   side. */
#include "CTerminal.h"

#include <stddef.h>
#include <stdint.h>

/* Weak: a function may have gone, or be called otherwise in a build without optimization. */
#define HOT(number, lines, name) \
  extern const char hot_##number[] __asm__(name) __attribute__((weak, visibility("hidden")));
#define IMPORTED(number, lines, name) extern const char hot_##number[] __asm__(name) __attribute__((weak));
#include "hot_code.inc"
#undef HOT
#undef IMPORTED

/* A bit of `lines` for each 64 bytes from the start of a function. */
static const struct {
  const char *code;
  uint64_t lines;
} functions[] = {
#define HOT(number, lines, name) {hot_##number, lines},
#define IMPORTED HOT
#include "hot_code.inc"
#undef HOT
#undef IMPORTED
};

enum { COUNT = sizeof functions / sizeof functions[0] };

void ct_fetch_code(void) {
  for (size_t i = 0; i < COUNT; i++) {
    const char *code = functions[i].code;
    if (!code) continue;
    // A fetch of what isn't there does nothing.
    for (uint64_t lines = functions[i].lines; lines; lines &= lines - 1) {
      __builtin_prefetch(code + 64 * __builtin_ctzll(lines), 0, 2);
    }
  }
}

double ct_fetchable_code(void) {
  size_t found = 0;
  for (size_t i = 0; i < COUNT; i++) found += functions[i].code != NULL;
  return (double)found / COUNT;
}
