/* Pictures in JPEG, by libjpeg: what goes wrong is a value here, and neither a jump nor the end of the program. */
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How long a message is at most, with its end.
#define CJPEG_MESSAGE 200

/// Why a picture isn't read.
typedef enum {
  CJPEG_READ = 0,
  /// It is cut off, or something in it is wrong.
  CJPEG_DAMAGED = 1,
  /// It has more pixels than are allowed.
  CJPEG_TOO_LARGE = 2,
  /// There is no memory for it.
  CJPEG_NO_MEMORY = 3,
} cjpeg_result;

/// Reads a picture into red, green, blue and how opaque, a byte each.
///
/// - bytes, count: the contents of the file.
/// - most_pixels: more than so many aren't read.
/// - width, height: the size, as far as it could be read.
/// - pixels: memory that the caller has to free; NULL unless all of it was read.
/// - message: libjpeg's words, where it is damaged.
cjpeg_result cjpeg_read(
    const uint8_t *bytes, size_t count, size_t most_pixels, size_t *width, size_t *height, uint8_t **pixels,
    char message[CJPEG_MESSAGE]);

#ifdef __cplusplus
}
#endif

#endif
