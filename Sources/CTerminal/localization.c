/* The way to the reader of tables of texts, if the program has one. */
#include "internal.h"

/* Defined by TerminalUIFoundation. */
void *terminalui_localization(void) __attribute__((weak));

void *ct_localization(void) { return terminalui_localization ? terminalui_localization() : NULL; }
