/* Only CJPEG uses libjpeg: its errors are jumps. */
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
