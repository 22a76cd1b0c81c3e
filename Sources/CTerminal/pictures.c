/* The way to the reader of pictures, if the program has one. */
#include "internal.h"

/* Defined by TerminalUIImages. */
void *terminalui_images_named(const char *name, const char *folder) __attribute__((weak));

void *ct_named_picture(const char *name, const char *folder) {
  return terminalui_images_named ? terminalui_images_named(name, folder) : NULL;
}

/* Defined by TerminalUIAsyncImages. */
void *terminalui_picture_loader(void) __attribute__((weak));

void *ct_picture_loader(void) { return terminalui_picture_loader ? terminalui_picture_loader() : NULL; }
