/* The terminal's owner: whatever ends the process, the terminal is restored. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* A blocked terminal gets this long to take the restoring bytes. */
#define RESTORE_MILLISECONDS 700
/* How long the terminal may take what was printed, as long as it takes any of it. */
#define PRINTS_MILLISECONDS 5000
/* Who reads standard output gets this long where a signal ends the process, and all the time it needs elsewhere. */
#define OUTPUT_MILLISECONDS 2000
#define OUTPUT_MILLISECONDS_AT_EXIT (24 * 3600 * 1000)
/* A thread that is writing gets this long to be done. */
#define WRITER_MILLISECONDS 100
/* The terminal gets this long to answer what it was asked; what comes later is typed at the shell. */
#define ANSWER_MILLISECONDS 300

enum { FREE, ENTERED, RESTORING };

static struct {
  pid_t process;
  int input, output;
  /* A description of our own, non-blocking; or `input` itself. */
  int reader;
  /* A description of our own, non-blocking; or a duplicate of `output`, whose flags are put back. */
  int writer, shared_flags;
  struct termios settings;
  pthread_t thread;
  int original[3];           /* what descriptors 1 and 2 were, or -1 */
  int lent[2];               /* what descriptors 0 and 1 were before another program got the terminal, or -1 */
  bool keeps_output;
  unsigned char undo[2][1024];
  size_t undo_count[2];
  long prints_deadline;      /* until when the terminal may take what was printed */
} owner = {.reader = -1, .writer = -1, .shared_flags = -1, .original = {-1, -1, -1}, .lent = {-1, -1}};

static atomic_int state = FREE;
static atomic_int current_undo = 0;
/* The owner's thread writes, or changes the settings: who restores waits for that. */
static atomic_bool is_writing = false;
/* The thread that restores, or 0. */
static atomic_ulong restorer = 0;
/* The process ends: the terminal isn't entered any more. */
static atomic_bool is_ending = false;
static bool is_taken = false;

/* MARK: Restoring. Everything called here must be async-signal-safe. */

static long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000L + now.tv_nsec / 1000000L;
}

/* Writes all bytes, waiting for room until the deadline. */
static bool write_until(int descriptor, const unsigned char *bytes, size_t count, long deadline) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      continue;
    }
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno != EAGAIN) return false;
    long rest = deadline - milliseconds();
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (rest <= 0 || poll(&room, 1, (int)rest) == 0) return false;
  }
  return true;
}

static void give_back_descriptors(void) {
  for (int descriptor = 1; descriptor <= 2; descriptor++) {
    if (owner.original[descriptor] < 0) continue;
    dup2(owner.original[descriptor], descriptor);
    close(owner.original[descriptor]);
    owner.original[descriptor] = -1;
  }
}

/* While the terminal takes what was printed, it gets more time: the end of it matters most. */
static bool write_print(const unsigned char *bytes, size_t count, long last) {
  long deadline = owner.prints_deadline < last ? owner.prints_deadline : last;
  if (!write_until(owner.writer, bytes, count, deadline)) return false;
  owner.prints_deadline = milliseconds() + RESTORE_MILLISECONDS;
  return true;
}

/* As much as 2 048 bytes: a pipe with room takes them as a whole, so that nothing waits longer than until the deadline. */
static bool write_to_output(const unsigned char *bytes, size_t count, long deadline) {
  long rest = deadline - milliseconds();
  struct pollfd room = {.fd = 1, .events = POLLOUT};
  if (rest <= 0 || poll(&room, 1, (int)rest) == 0) return false;
  return write_until(1, bytes, count, deadline);
}

static void write_kept_output(long allowed) {
  if (owner.keeps_output) ct_write_kept_output(write_to_output, milliseconds() + allowed);
}

static void wait_for_writer(void) {
  if (pthread_equal(pthread_self(), owner.thread)) return;
  long deadline = milliseconds() + WRITER_MILLISECONDS;
  while (atomic_load(&is_writing) && milliseconds() < deadline) poll(NULL, 0, 1);
}

/* Another thread restores; the process must not end before it has. */
static void wait_for_restorer(void) {
  if (atomic_load(&restorer) == (unsigned long)pthread_self()) return;
  long deadline = milliseconds() + WRITER_MILLISECONDS + 2 * RESTORE_MILLISECONDS;
  while (atomic_load(&state) == RESTORING && milliseconds() < deadline) poll(NULL, 0, 1);
}

void ct_restore(void) {
  int saved_errno = errno;
  if (owner.process != getpid()) return;
  sigset_t all, before;
  sigfillset(&all);
  // Not those of a fault: blocked, they would end the process here, without its report.
  sigdelset(&all, SIGSEGV);
  sigdelset(&all, SIGBUS);
  sigdelset(&all, SIGILL);
  sigdelset(&all, SIGFPE);
  sigdelset(&all, SIGTRAP);
  // SIGTTOU among them: a process in the background would be stopped by tcsetattr.
  pthread_sigmask(SIG_BLOCK, &all, &before);
  int entered = ENTERED;
  if (atomic_compare_exchange_strong(&state, &entered, RESTORING)) {
    atomic_store(&restorer, (unsigned long)pthread_self());
    wait_for_writer();
    long start = milliseconds(), deadline = start + RESTORE_MILLISECONDS;
    int undo = atomic_load(&current_undo);
    write_until(owner.writer, owner.undo[undo], owner.undo_count[undo], deadline);
    ct_take_answers(owner.reader, start + ANSWER_MILLISECONDS - milliseconds());
    // What the terminal still says (mouse reports, answers) isn't for who reads it next.
    tcflush(owner.input, TCIFLUSH);
    tcsetattr(owner.input, TCSANOW, &owner.settings);
    give_back_descriptors();
    owner.prints_deadline = deadline;
    ct_replay_prints(write_print, start + PRINTS_MILLISECONDS);
    if (owner.shared_flags >= 0) fcntl(owner.writer, F_SETFL, owner.shared_flags);
    atomic_store(&restorer, 0);
    atomic_store(&state, FREE);
  } else if (entered == RESTORING) {
    wait_for_restorer();
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = saved_errno;
}

void ct_restore_at_end(void) {
  if (owner.process == getpid()) atomic_store(&is_ending, true);
  ct_restore();
  if (owner.process == getpid()) write_kept_output(OUTPUT_MILLISECONDS);
}

/* MARK: Taking */

/* The device of a terminal: /dev/tty has a number of its own, whichever terminal it leads to. */
static bool find_device(int terminal, unsigned long *device) {
  unsigned number;
  struct stat status;
  if (ioctl(terminal, TIOCGDEV, &number) == 0) {
    *device = number;
    return true;
  }
  if (fstat(terminal, &status) != 0) return false;
  *device = status.st_rdev;
  return true;
}

static bool is_same_terminal(int first, int second) {
  unsigned long one, other;
  return isatty(first) && find_device(first, &one) && find_device(second, &other) && one == other;
}

int ct_open_terminal(void) {
  int descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
  // Not in the place of a standard descriptor that is closed.
  if (descriptor >= 0 && descriptor < 3) {
    int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    close(descriptor);
    descriptor = higher;
  }
  return descriptor;
}

void ct_keep_output(void) { owner.keeps_output = true; }

void ct_lend_descriptors(bool are_lent) {
  for (int descriptor = 0; descriptor <= 1; descriptor++) {
    if (are_lent) {
      int terminal = descriptor == 0 ? owner.input : owner.output;
      if (owner.lent[descriptor] >= 0 || is_same_terminal(descriptor, terminal)) continue;
      owner.lent[descriptor] = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
      if (owner.lent[descriptor] >= 0) dup2(terminal, descriptor);
    } else if (owner.lent[descriptor] >= 0) {
      dup2(owner.lent[descriptor], descriptor);
      close(owner.lent[descriptor]);
      owner.lent[descriptor] = -1;
    }
  }
}

/* Opens the terminal behind a descriptor anew, non-blocking: flags of the description that came with the process are
   shared with its parents. Returns -1 where that isn't allowed. */
static int open_anew(int terminal, int mode) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", terminal);
  int descriptor = open(path, mode | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor >= 0 && !is_same_terminal(descriptor, terminal)) {
    close(descriptor);
    descriptor = -1;
  }
  if (descriptor >= 0 && descriptor < 3) {
    int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    close(descriptor);
    descriptor = higher;
  }
  return descriptor;
}

static void open_descriptors(void) {
  owner.shared_flags = -1;
  owner.writer = open_anew(owner.output, O_WRONLY);
  if (owner.writer < 0) {
    owner.writer = fcntl(owner.output, F_DUPFD_CLOEXEC, 3);
    owner.shared_flags = fcntl(owner.output, F_GETFL);
  }
  owner.reader = open_anew(owner.input, O_RDONLY);
  if (owner.reader < 0) owner.reader = owner.input;
}

static void close_descriptors(void) {
  close(owner.writer);
  if (owner.reader != owner.input) close(owner.reader);
  owner.writer = owner.reader = -1;
}

int ct_take(int input, int output) {
  if (is_taken) return EBUSY;
  if (tcgetattr(input, &owner.settings) != 0) return errno;
  owner.input = input;
  owner.output = output;
  owner.process = getpid();
  owner.thread = pthread_self();
  open_descriptors();
  int code = owner.writer < 0 ? errno : ct_catch_signals();
  if (code != 0) {
    close_descriptors();
    return code;
  }
  static bool is_registered = false;
  if (!is_registered) is_registered = atexit(ct_restore_at_end) == 0;
  is_taken = true;
  return 0;
}

void ct_give_back(void) {
  if (!is_taken) return;
  if (atomic_load(&state) == ENTERED) fflush(NULL);
  ct_restore();
  write_kept_output(OUTPUT_MILLISECONDS_AT_EXIT);
  ct_release_signals();
  is_taken = false;
  close_descriptors();
}

static void redirect(int descriptor, int file) {
  if (file < 0) return;
  owner.original[descriptor] = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (owner.original[descriptor] >= 0) dup2(file, descriptor);
}

/* Descriptors 1 and 2 write to a memory file while the screen is ours. */
static void keep_back_prints(void) {
  if (owner.keeps_output) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    redirect(1, ct_kept_output());
  }
  bool wanted[3] = {false, is_same_terminal(1, owner.writer), is_same_terminal(2, owner.writer)};
  if (!wanted[1] && !wanted[2]) return;
  // A file's buffer would hold lines back, and lose them in a crash.
  if (wanted[1]) setvbuf(stdout, NULL, _IOLBF, 0);
  int printed = ct_prints();
  if (printed < 0) return;
  for (int descriptor = 1; descriptor <= 2; descriptor++) {
    if (wanted[descriptor]) redirect(descriptor, printed);
  }
}

/* Raw mode. Returns 0, or an errno value. */
static int make_raw(void) {
  struct termios raw = owner.settings;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  // With 0 a read would never block, but should this process be stopped or killed by what can't be caught, the shell
  // would read an end of its input.
  raw.c_cc[VMIN] = owner.reader != owner.input;
  raw.c_cc[VTIME] = 0;
  int result;
  while ((result = tcsetattr(owner.input, TCSANOW, &raw)) != 0 && errno == EINTR) {}
  return result == 0 ? 0 : errno;
}

int ct_enter(bool keeps_settings) {
  if (!is_taken) return EINVAL;
  if (atomic_load(&is_ending)) return ECANCELED;
  if (atomic_load(&state) != FREE) return 0;
  fflush(NULL);
  if (!keeps_settings) {
    // In the background they are those of the shell while it reads its line.
    ct_wait_for_foreground();
    if (tcgetattr(owner.input, &owner.settings) != 0) return errno;
  }
  int undo = atomic_load(&current_undo);
  owner.undo_count[undo] = 0;
  // A crash on another thread restores only after this.
  atomic_store(&is_writing, true);
  atomic_store(&state, ENTERED);
  int code = make_raw();
  if (code == 0 && owner.shared_flags >= 0) fcntl(owner.writer, F_SETFL, owner.shared_flags | O_NONBLOCK);
  if (code == 0) keep_back_prints();
  atomic_store(&is_writing, false);
  // Whoever started or continued in the background has waited in that call.
  if (code == 0) ct_forget_continue();
  int entered = ENTERED;
  if (code != 0) atomic_compare_exchange_strong(&state, &entered, FREE);
  return code;
}

void ct_arm(const void *bytes, size_t count) {
  // Into the copy that isn't in use: a handler may read the other one now.
  int next = 1 - atomic_load(&current_undo);
  if (count > sizeof owner.undo[next]) count = sizeof owner.undo[next];
  memcpy(owner.undo[next], bytes, count);
  owner.undo_count[next] = count;
  atomic_store(&current_undo, next);
}

bool ct_is_entered(void) { return atomic_load(&state) == ENTERED; }

/* MARK: Writing */

ssize_t ct_write(const void *bytes, size_t count) {
  ssize_t written;
  do {
    atomic_store(&is_writing, true);
    // A crash on another thread restores the terminal; nothing may be written after that.
    if (atomic_load(&state) != ENTERED) {
      atomic_store(&is_writing, false);
      errno = ECANCELED;
      return -1;
    }
    written = write(owner.writer, bytes, count);
    int code = errno;
    atomic_store(&is_writing, false);
    errno = code;
  } while (written < 0 && errno == EINTR);
  if (written < 0 && errno == EAGAIN) return 0;
  return written;
}

int ct_input_descriptor(void) { return owner.reader; }

int ct_output_descriptor(void) { return owner.writer; }

int ct_terminal(void) { return is_taken ? owner.input : -1; }

bool ct_is_in_foreground(void) {
  pid_t group = tcgetpgrp(owner.input);
  return group < 0 || group == getpgrp();
}

bool ct_erases_with_backspace(void) { return owner.settings.c_cc[VERASE] == 8; }
