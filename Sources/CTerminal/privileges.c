/* Whether whoever started the program must be kept from what the program may do. */
#define _GNU_SOURCE
#include "CTerminal.h"

#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

bool ct_is_privileged(void) { return getauxval(AT_SECURE) != 0 || getuid() != geteuid() || getgid() != getegid(); }

void ct_wipe(void *bytes, size_t count) { explicit_bzero(bytes, count); }
