/* Reading JPEG: libjpeg's errors are jumps, which must not cross functions of Swift, so all of them end here. */
#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* A picture that is built up in more steps than this is a trap: each goes over all pixels. */
enum { most_scans = 40 };

/* What libjpeg may take besides the pixels: 16 million in four inks, built up in steps, need half of it. */
enum { most_memory = 300 << 20 };

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf end;
  char *message;
} error_end;

/* Ends the reading, where libjpeg would end the program. */
static void give_up(j_common_ptr info) {
  error_end *error = (error_end *)info->err;
  char text[JMSG_LENGTH_MAX] = "";
  (*info->err->format_message)(info, text);
  snprintf(error->message, CJPEG_MESSAGE, "%s", text);
  longjmp(error->end, 1);
}

/* Warnings of what is missing at the end are errors; of the others most pictures look as they should. */
static void note(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) give_up(info);
}

/* Prints nothing. */
static void stay_silent(j_common_ptr info) { (void)info; }

static void watch_scans(j_common_ptr info) {
  j_decompress_ptr picture = (j_decompress_ptr)info;
  if (picture->input_scan_number > most_scans) {
    error_end *error = (error_end *)info->err;
    snprintf(error->message, CJPEG_MESSAGE, "It is built up in more than %d steps", most_scans);
    longjmp(error->end, 1);
  }
}

/* Four inks into three lights; Adobe's programs write how much of an ink isn't there. */
static void lighten(const JSAMPLE *inks, uint8_t *rgba, size_t width, int is_inverted) {
  for (size_t x = 0; x < width; x++, inks += 4, rgba += 4) {
    const unsigned rest = is_inverted ? inks[3] : 255 - inks[3];
    for (int part = 0; part < 3; part++) {
      const unsigned light = is_inverted ? inks[part] : 255 - inks[part];
      rgba[part] = (uint8_t)((light * rest + 127) / 255);
    }
    rgba[3] = 255;
  }
}

static void spread(const JSAMPLE *rgb, uint8_t *rgba, size_t width) {
  for (size_t x = 0; x < width; x++, rgb += 3, rgba += 4) {
    rgba[0] = rgb[0];
    rgba[1] = rgb[1];
    rgba[2] = rgb[2];
    rgba[3] = 255;
  }
}

cjpeg_result cjpeg_read(
    const uint8_t *bytes, size_t count, size_t most_pixels, size_t *width, size_t *height, uint8_t **pixels,
    char message[CJPEG_MESSAGE]) {
  struct jpeg_decompress_struct picture;
  struct jpeg_progress_mgr progress;
  error_end error;
  /* Changed after setjmp, and read after the jump. */
  uint8_t *volatile made = NULL;
  JSAMPLE *volatile line = NULL;

  *width = *height = 0;
  *pixels = NULL;
  message[0] = '\0';
  memset(&picture, 0, sizeof picture);
  memset(&progress, 0, sizeof progress);
  picture.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = give_up;
  error.manager.emit_message = note;
  error.manager.output_message = stay_silent;
  error.message = message;
  if (setjmp(error.end)) {
    jpeg_destroy_decompress(&picture);
    free(made);
    free(line);
    return CJPEG_DAMAGED;
  }
  jpeg_create_decompress(&picture);
  picture.mem->max_memory_to_use = most_memory;
  progress.progress_monitor = watch_scans;
  picture.progress = &progress;
  jpeg_mem_src(&picture, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&picture, TRUE);
  *width = picture.image_width;
  *height = picture.image_height;
  /* At most 65 535 each: the product can't overflow. */
  if ((size_t)picture.image_width * picture.image_height > most_pixels) {
    jpeg_destroy_decompress(&picture);
    return CJPEG_TOO_LARGE;
  }
  const int has_inks = picture.jpeg_color_space == JCS_CMYK || picture.jpeg_color_space == JCS_YCCK;
  picture.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  jpeg_start_decompress(&picture);
  const size_t columns = picture.output_width, rows = picture.output_height;
  made = malloc(columns * rows * 4);
  line = malloc(columns * (size_t)picture.output_components);
  if (made == NULL || line == NULL || columns != *width || rows != *height ||
      picture.output_components != (has_inks ? 4 : 3)) {
    const cjpeg_result result = made == NULL || line == NULL ? CJPEG_NO_MEMORY : CJPEG_DAMAGED;
    jpeg_destroy_decompress(&picture);
    free(made);
    free(line);
    return result;
  }
  while (picture.output_scanline < rows) {
    uint8_t *row = made + (size_t)picture.output_scanline * columns * 4;
    JSAMPROW target = line;
    /* There is nothing to wait for: all bytes are there. */
    if (jpeg_read_scanlines(&picture, &target, 1) != 1) give_up((j_common_ptr)&picture);
    if (has_inks)
      lighten(line, row, columns, picture.saw_Adobe_marker);
    else
      spread(line, row, columns);
  }
  jpeg_finish_decompress(&picture);
  jpeg_destroy_decompress(&picture);
  free(line);
  *pixels = made;
  return CJPEG_READ;
}
