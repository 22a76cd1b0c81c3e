/* What is printed while the screen is ours: a memory file, of which only the end is kept. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <time.h>
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
/* Whether somebody takes what is printed, and is told of it. */
static atomic_bool is_taken_on = false;

/* Who takes it all may be late. */
static off_t limit(void) { return is_taken_on ? 256 * REPLAY_LIMIT : REPLAY_LIMIT; }

/* Drops the pages of what was printed long ago; the file's offset grows, its memory doesn't. */
static void trim(void) {
  static _Atomic off_t dropped = 0;
  off_t end = lseek(printed, 0, SEEK_CUR);
  off_t taken = replayed, start = end - limit();
  // Nobody needs what was taken.
  if (is_taken_on && taken > start) start = taken;
  if (start - dropped < 3 * REPLAY_LIMIT) return;
  start &= ~(off_t)4095;
  if (fallocate(printed, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, start) == 0) dropped = start;
}

/* MARK: Trimming. The event loop can't do it: it may be in an action that prints in a loop. A thread of its own would run in
   every app, and most never print. So the kernel sends a signal: at a print, and again when the pause behind it is over. */

/* Ignored by default, so that nothing happens where somebody else takes the handler away. */
#define TRIM_SIGNAL SIGURG

static int watch = -1;
static timer_t pause_timer;
static bool has_timer = false;
static struct sigaction previous;

static void start_pause(long milliseconds, bool is_repeated) {
  struct timespec pause = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000};
  struct itimerspec times = {.it_value = pause};
  if (is_repeated) times.it_interval = pause;
  timer_settime(pause_timer, 0, &times, NULL);
}

static void keep_trimmed(int signal, siginfo_t *information, void *context) {
  int saved_errno = errno;
  if (watch >= 0 && has_timer && information->si_code != SI_TIMER) {
    // What is printed until then sends no further signal.
    start_pause(TRIM_MILLISECONDS, false);
  } else {
    char events[1024];
    while (watch >= 0 && read(watch, events, sizeof events) > 0) {}
    trim();
    if (is_taken_on) ct_note_print();
  }
  if (previous.sa_flags & SA_SIGINFO) {
    if (previous.sa_sigaction) previous.sa_sigaction(signal, information, context);
  } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
    previous.sa_handler(signal);
  }
  errno = saved_errno;
}

/* Has the kernel send the signal when something is printed. Returns whether it does. */
static bool watch_prints(void) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", printed);
  watch = is_watchable ? inotify_init1(IN_CLOEXEC | IN_NONBLOCK) : -1;
  if (watch < 0) return false;
  if (inotify_add_watch(watch, path, IN_MODIFY) >= 0 && fcntl(watch, F_SETOWN, getpid()) == 0
      && fcntl(watch, F_SETSIG, TRIM_SIGNAL) == 0 && fcntl(watch, F_SETFL, O_NONBLOCK | O_ASYNC) == 0) {
    return true;
  }
  close(watch);
  watch = -1;
  return false;
}

static void start_trimming(void) {
  struct sigaction action = {.sa_sigaction = keep_trimmed, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = TRIM_SIGNAL};
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, TRIM_SIGNAL);
  if (sigaction(TRIM_SIGNAL, &action, &previous) != 0) return;
  // A parent may have left it blocked.
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  has_timer = timer_create(CLOCK_MONOTONIC, &event, &pause_timer) == 0;
  if (!watch_prints() && has_timer) start_pause(BLIND_MILLISECONDS, true);
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
  if (end - start > limit()) start = end - limit();
  unsigned char bytes[2048];
  while (start < end) {
    size_t wanted = (size_t)(end - start) < sizeof bytes ? (size_t)(end - start) : sizeof bytes;
    ssize_t count = pread(printed, bytes, wanted, start);
    if (count <= 0 || !write(bytes, (size_t)count, deadline)) break;
    start += count;
  }
  replayed = end;
}

void ct_note_prints(bool are_noted) { is_taken_on = are_noted; }

size_t ct_take_prints(void *bytes, size_t count) {
  if (printed < 0) return 0;
  off_t end = lseek(printed, 0, SEEK_CUR), start = replayed;
  if (end - start > limit()) start = end - limit();
  size_t wanted = (size_t)(end - start) < count ? (size_t)(end - start) : count;
  ssize_t taken = wanted > 0 ? pread(printed, bytes, wanted, start) : 0;
  if (taken <= 0) return 0;
  replayed = start + taken;
  return (size_t)taken;
}
