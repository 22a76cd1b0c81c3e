/* The last events of an app, in a ring, which a crash leaves in a file: lines of a recording. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define MOST_EVENTS 1000
#define MOST_BYTES (1 << 20)
#define HEADER_BYTES 4096

static struct {
  /* MOST_BYTES, mapped at the start; NULL where nothing is kept. */
  char *bytes;
  char path[512];
  /* Before the events: while they are all there, and once the first ones are gone. */
  char headers[2][2][HEADER_BYTES];
  size_t header_counts[2][2];
  unsigned event_count;
} kept;

/* Which of the two pairs of headers is in use. */
static atomic_int current_headers = 0;
/* Positions since the start. What is between them is whole lines at each moment: a handler may come at any. */
static atomic_ullong kept_start = 0;
static atomic_ullong kept_end = 0;

bool ct_keep_events(const char *path) {
  if (kept.bytes != NULL || strlen(path) >= sizeof kept.path) return false;
  void *bytes = mmap(NULL, MOST_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (bytes == MAP_FAILED) return false;
  strcpy(kept.path, path);
  kept.bytes = bytes;
  return true;
}

void ct_set_event_headers(const void *whole, size_t whole_count, const void *cut, size_t cut_count) {
  if (whole_count > HEADER_BYTES || cut_count > HEADER_BYTES) return;
  int next = 1 - atomic_load(&current_headers);
  memcpy(kept.headers[next][0], whole, whole_count);
  memcpy(kept.headers[next][1], cut, cut_count);
  kept.header_counts[next][0] = whole_count;
  kept.header_counts[next][1] = cut_count;
  atomic_store(&current_headers, next);
}

static void drop_first_event(void) {
  unsigned long long start = atomic_load(&kept_start), end = atomic_load(&kept_end);
  while (start < end && kept.bytes[start++ % MOST_BYTES] != '\n') {}
  atomic_store(&kept_start, start);
  kept.event_count--;
}

void ct_keep_event(const void *line, size_t count) {
  if (kept.bytes == NULL || count > MOST_BYTES) return;
  unsigned long long end = atomic_load(&kept_end);
  while (kept.event_count > 0
         && (kept.event_count == MOST_EVENTS || end + count - atomic_load(&kept_start) > MOST_BYTES)) {
    drop_first_event();
  }
  size_t place = end % MOST_BYTES, first = count < MOST_BYTES - place ? count : MOST_BYTES - place;
  memcpy(kept.bytes + place, line, first);
  memcpy(kept.bytes, (const char *)line + first, count - first);
  kept.event_count++;
  atomic_store(&kept_end, end + count);
}

static bool write_all(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}

static void say(const char *text) { write_all(2, text, strlen(text)); }

/* Async-signal-safe: everything that is written was made before. */
void ct_leave_events(int signal) {
  static atomic_bool is_left = false;
  if (kept.bytes == NULL || atomic_exchange(&is_left, true)) return;
  int file = open(kept.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return;
  unsigned long long start = atomic_load(&kept_start), end = atomic_load(&kept_end);
  int headers = atomic_load(&current_headers), is_cut = start > 0;
  size_t place = start % MOST_BYTES, count = (size_t)(end - start);
  size_t first = count < MOST_BYTES - place ? count : MOST_BYTES - place;
  // Signals have three digits with 128 added.
  int code = 128 + signal;
  char exit[] = "[0.000000,\"x\",\"000\"]\n";
  for (int digit = 17; digit >= 15; digit--, code /= 10) exit[digit] = (char)('0' + code % 10);
  bool is_whole = write_all(file, kept.headers[headers][is_cut], kept.header_counts[headers][is_cut])
      && write_all(file, kept.bytes + place, first) && write_all(file, kept.bytes, count - first)
      && write_all(file, exit, sizeof exit - 1);
  close(file);
  if (!is_whole) return;
  say("TerminalUI: the last events before the crash are in ");
  say(kept.path);
  say(is_cut ? ". To watch them: asciinema play FILE\n"
             : ". To replay them in a test: await assertReplays(\"FILE\", app: YourApp()); to watch them: asciinema play FILE\n");
}
