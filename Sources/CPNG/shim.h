/* What Swift may see of libpng: its simplified interface, whose errors are values. */
#include <png.h>
