/* The way to the readers of pictures and colours, if the program has them. */
#include "internal.h"

/* Defined by TerminalUIImages. */
void *terminalui_images_named(const char *name, const char *folder) __attribute__((weak));

void *ct_named_picture(const char *name, const char *folder) {
  return terminalui_images_named ? terminalui_images_named(name, folder) : NULL;
}

/* Defined by TerminalUIImages. */
void *terminalui_image_of(const void *bytes, size_t count) __attribute__((weak));

void *ct_picture_of(const void *bytes, size_t count) {
  return terminalui_image_of ? terminalui_image_of(bytes, count) : NULL;
}

/* Defined by TerminalUIFoundation. */
void *terminalui_named_color(const char *name, const char *folder) __attribute__((weak));

void *ct_named_color(const char *name, const char *folder) {
  return terminalui_named_color ? terminalui_named_color(name, folder) : NULL;
}

/* Defined by TerminalUIAsyncImages. */
void *terminalui_picture_loader(void) __attribute__((weak));

void *ct_picture_loader(void) { return terminalui_picture_loader ? terminalui_picture_loader() : NULL; }
