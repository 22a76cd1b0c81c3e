/* What Swift may see of md4c: one function, which calls back for each block, span and text. */
#include <md4c.h>
