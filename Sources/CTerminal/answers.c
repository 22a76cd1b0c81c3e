/* What the terminal was asked and has yet to answer, when it is given back. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

/* How many questions the terminal has to come to the end of. */
static atomic_int open_questions = 0;

void ct_set_open_questions(int count) { atomic_store(&open_questions, count); }

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000L + now.tv_nsec / 1000000L;
}

/* The place in `CSI ? … c`, the terminal's class, behind another byte; 4 is its end. */
static int next_place(int place, unsigned char byte) {
  if (byte == 0x1B) return 1;
  if (place == 1 && byte == '[') return 2;
  if (place == 2 && byte == '?') return 3;
  if (place == 3 && byte == 'c') return 4;
  return place == 3 && ((byte >= '0' && byte <= '9') || byte == ';') ? 3 : 0;
}

void ct_take_answers(int reader, long allowed) {
  int open = atomic_load(&open_questions), place = 0;
  long deadline = milliseconds() + allowed;
  while (open > 0 && ct_is_in_foreground()) {
    long rest = deadline - milliseconds();
    struct pollfd answers = {.fd = reader, .events = POLLIN};
    int found = rest > 0 ? poll(&answers, 1, (int)rest) : 0;
    if (found < 0 && errno == EINTR) continue;
    if (found <= 0) return;
    unsigned char bytes[256];
    ssize_t count = read(reader, bytes, sizeof bytes);
    // Where another thread was faster, there may be more.
    if (count < 0 && (errno == EINTR || errno == EAGAIN) && !(answers.revents & (POLLHUP | POLLERR))) continue;
    if (count <= 0) return;
    for (ssize_t i = 0; i < count; i++) {
      place = next_place(place, bytes[i]);
      if (place == 4) open--;
    }
  }
}
