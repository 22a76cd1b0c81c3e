/* Counts what a time can't tell: allocations, and the code that a profiler is to count instructions of. */
#pragma once
#include <stdint.h>

/* How often memory was asked for so far: malloc, calloc, realloc and aligned allocations, in all threads. */
uint64_t counting_allocations(void);

/* Calls `body`. `callgrind --toggle-collect=counted_frame` counts exactly what happens in it. */
void counted_frame(void (*body)(void));

/* Likewise, with `--toggle-collect=counted_update`. */
void counted_update(void (*body)(void));
/* Opens a pseudo-terminal whose output is read and forgotten, on a thread of its own. Returns its descriptor, or -1. */
int counting_terminal(unsigned short rows, unsigned short columns);

