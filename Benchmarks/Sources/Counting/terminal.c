#define _GNU_SOURCE
#include "Counting.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

static void *forget(void *argument) {
  char bytes[65536];
  while (read((int)(intptr_t)argument, bytes, sizeof bytes) > 0) {}
  return NULL;
}

int counting_terminal(unsigned short rows, unsigned short columns) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) return -1;
  int terminal = open(ptsname(master), O_RDWR | O_NOCTTY);
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pthread_t reader;
  if (terminal < 0 || ioctl(terminal, TIOCSWINSZ, &size) != 0
      || pthread_create(&reader, NULL, forget, (void *)(intptr_t)master) != 0)
    return -1;
  return terminal;
}
