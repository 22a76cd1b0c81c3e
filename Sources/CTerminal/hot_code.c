/* The code that a key runs, fetched at once.

   An app that waits for a key has its code nowhere near the processor: other programs ran meanwhile. A key then runs through
   1 600 lines of it, on 250 pages, and waits for each in turn. Asked for in advance they come side by side. */
#include "CTerminal.h"

#include <stddef.h>
#include <stdint.h>

enum { LINE = 64 };

/* Names are weak: a function may have gone, or be called otherwise in a build without optimization. */
#define FUNCTION(number, lines, name) \
  extern const char function_##number[] __asm__(name) __attribute__((weak, visibility("hidden")));
#define LIBRARY(number, name, other, distance) \
  extern const char library_##number[] __asm__(name) __attribute__((weak)); \
  extern const char other_##number[] __asm__(other) __attribute__((weak));
#define PAGE(number, offset, lines)
#include "hot_code.inc"
#undef FUNCTION
#undef LIBRARY
#undef PAGE

/* A bit of `lines` for each 64 bytes from the start of a function. */
static const struct {
  const char *code;
  uint64_t lines;
} functions[] = {
#define FUNCTION(number, lines, name) {function_##number, lines},
#define LIBRARY(number, name, other, distance)
#define PAGE(number, offset, lines)
#include "hot_code.inc"
#undef FUNCTION
#undef LIBRARY
#undef PAGE
};

/* Two functions, and how far they are apart in the build of the library that the list was made with. */
static const struct {
  const char *code, *other;
  ptrdiff_t distance;
} libraries[] = {
#define FUNCTION(number, lines, name)
#define LIBRARY(number, name, other, distance) {library_##number, other_##number, distance},
#define PAGE(number, offset, lines)
#include "hot_code.inc"
#undef FUNCTION
#undef LIBRARY
#undef PAGE
};

/* Pages of libraries, from the first of their two functions. */
static const struct {
  uint64_t lines;
  int32_t offset;
  uint32_t owner;
} pages[] = {
#define FUNCTION(number, lines, name)
#define LIBRARY(number, name, other, distance)
#define PAGE(number, offset, lines) {lines, offset, number},
#include "hot_code.inc"
#undef FUNCTION
#undef LIBRARY
#undef PAGE
};

#define COUNT(table) (sizeof table / sizeof table[0])

/* A fetch of what isn't there does nothing. */
static inline void fetch(uintptr_t code, uint64_t lines) {
  for (; lines; lines &= lines - 1) {
    __builtin_prefetch((const void *)(code + (uintptr_t)LINE * (uintptr_t)__builtin_ctzll(lines)), 0, 2);
  }
}

void ct_fetch_code(void) {
  for (size_t i = 0; i < COUNT(functions); i++) {
    if (functions[i].code) fetch((uintptr_t)functions[i].code, functions[i].lines);
  }
  uintptr_t starts[COUNT(libraries)];
  for (size_t i = 0; i < COUNT(libraries); i++) {
    uintptr_t start = (uintptr_t)libraries[i].code;
    // Another build has its lines elsewhere.
    starts[i] = (uintptr_t)libraries[i].other - start == (uintptr_t)libraries[i].distance ? start : 0;
  }
  for (size_t i = 0; i < COUNT(pages); i++) {
    uintptr_t start = starts[pages[i].owner];
    if (start) fetch(start + (uintptr_t)(intptr_t)pages[i].offset, pages[i].lines);
  }
}

double ct_fetchable_code(void) {
  size_t found = 0;
  for (size_t i = 0; i < COUNT(functions); i++) found += functions[i].code != NULL;
  return (double)found / COUNT(functions);
}
