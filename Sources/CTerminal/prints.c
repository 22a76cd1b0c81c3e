/* What is printed while the screen is ours: a memory file, of which only the end is kept. */
#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <unistd.h>

/* This much of the end is printed afterwards. */
#define REPLAY_LIMIT (64 * 1024)
/* As often as this, at most, it is looked whether there is something to drop. */
#define TRIM_MILLISECONDS 5
/* And so often where nobody tells that something was printed. */
#define BLIND_MILLISECONDS 1000

/* Made once and never closed: children and threads may print to it at any time. */
static int printed = -1;
/* Whether the kernel tells of writes to it. */
static bool is_watchable = false;
static _Atomic off_t replayed = 0;

/* Drops the pages of what was printed long ago; the file's offset grows, its memory doesn't. */
static void trim(off_t *dropped) {
  off_t end = lseek(printed, 0, SEEK_CUR);
  if (end - *dropped < 4 * REPLAY_LIMIT) return;
  off_t start = (end - REPLAY_LIMIT) & ~(off_t)4095;
  if (fallocate(printed, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, start) == 0) *dropped = start;
}

/* Runs as long as the process. The owner's thread can't do it: it prints in a loop, or waits while another thread does. */
static void *keep_trimmed(void *unused) {
  off_t dropped = 0;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", printed);
  int watch = is_watchable ? inotify_init1(IN_CLOEXEC) : -1;
  bool is_told = watch >= 0 && inotify_add_watch(watch, path, IN_MODIFY) >= 0;
  for (;;) {
    char events[1024];
    if (is_told && read(watch, events, sizeof events) < 0 && errno != EINTR) is_told = false;
    trim(&dropped);
    poll(NULL, 0, is_told ? TRIM_MILLISECONDS : BLIND_MILLISECONDS);
  }
  return unused;
}

static void start_trimming(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  sigset_t all, before;
  // Signals are for the others.
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 128 * 1024);
  pthread_create(&thread, &attributes, keep_trimmed, NULL);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* A memory file is watched only where it was opened by a path. */
static void make_file(void) {
  int file = memfd_create("printed", MFD_CLOEXEC);
  if (file < 0) return;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  printed = open(path, O_RDWR | O_CLOEXEC);
  is_watchable = printed >= 0;
  if (is_watchable) {
    close(file);
  } else {
    printed = file;
  }
}

int ct_prints(void) {
  if (printed < 0) {
    make_file();
    if (printed >= 0) start_trimming();
  }
  return printed;
}

/* What is for standard output, all of it. */
static int kept = -1;
static _Atomic off_t kept_start = 0;

int ct_kept_output(void) {
  if (kept < 0) kept = memfd_create("output", MFD_CLOEXEC);
  return kept;
}

void ct_write_kept_output(bool (*write)(const unsigned char *bytes, size_t count, long deadline), long deadline) {
  if (kept < 0) return;
  off_t end = lseek(kept, 0, SEEK_CUR);
  // Two threads may end the process: one of them writes.
  off_t start = atomic_exchange(&kept_start, end);
  unsigned char bytes[2048];
  while (start < end) {
    size_t wanted = (size_t)(end - start) < sizeof bytes ? (size_t)(end - start) : sizeof bytes;
    ssize_t count = pread(kept, bytes, wanted, start);
    if (count <= 0 || !write(bytes, (size_t)count, deadline)) break;
    start += count;
  }
}

void ct_replay_prints(bool (*write)(const unsigned char *bytes, size_t count, long deadline), long deadline) {
  if (printed < 0) return;
  off_t end = lseek(printed, 0, SEEK_CUR);
  off_t start = replayed;
  if (end - start > REPLAY_LIMIT) start = end - REPLAY_LIMIT;
  unsigned char bytes[2048];
  while (start < end) {
    size_t wanted = (size_t)(end - start) < sizeof bytes ? (size_t)(end - start) : sizeof bytes;
    ssize_t count = pread(printed, bytes, wanted, start);
    if (count <= 0 || !write(bytes, (size_t)count, deadline)) break;
    start += count;
  }
  replayed = end;
}
