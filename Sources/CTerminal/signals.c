/* Signals: those that end the process restore the terminal first, others become events. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* Made once and never closed: a handler may be about to write to it on another thread while the terminal is given back. */
static atomic_int event_descriptor = -1;
static atomic_bool catches_signals = false;
static atomic_uint pending_signals = 0;
/* How often a handler was about to write to it, and how often it had written by the last read. */
static atomic_ullong announced_wakes = 0;
static unsigned long long taken_wakes = 0;

/* What reports a crash is handed on to whoever handled it before (the Swift runtime's backtrace). */
static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGQUIT};
/* What doesn't end a process, or can't be caught. */
static const int harmless_signals[] = {SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGTTIN, SIGTTOU};
static const int event_signals[] = {SIGWINCH, SIGCONT, SIGTSTP};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define CONTAINS(array, signal) contains(array, COUNT(array), signal)

static bool contains(const int *signals, size_t count, int signal) {
  for (size_t i = 0; i < count; i++) {
    if (signals[i] == signal) return true;
  }
  return false;
}

static struct sigaction previous[_NSIG];
static bool is_caught[_NSIG];

static void die(int signal, siginfo_t *information, void *context) {
  (void)context;
  int saved_errno = errno;
  ct_restore_at_end();
  // The user asks for an end with SIGQUIT.
  if (CONTAINS(crash_signals, signal) && signal != SIGQUIT) ct_leave_events(signal);
  sigaction(signal, &previous[signal], NULL);
  // A fault comes again when its instruction is executed again, and the next handler sees the place.
  bool comes_again = information != NULL && information->si_code > 0
      && (signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE);
  if (!comes_again) raise(signal);
  errno = saved_errno;
}

/* Ends the wait; only after what is to be found then is stored. */
static void wake(void) {
  atomic_fetch_add(&announced_wakes, 1);
  unsigned long long one = 1;
  if (event_descriptor >= 0 && write(event_descriptor, &one, sizeof one) < 0) {
    // It counts to more than ever comes.
  }
}

/* MARK: An end that waits until the app has stored what it has to. */

/* Why it waits: a bit for each reason. */
static atomic_uint reasons_to_wait = 0;
/* The signal that ends the process soon, or 0. */
static atomic_int ending_signal = 0;

static void die_late(int signal, siginfo_t *information, void *context) {
  (void)signal;
  (void)information;
  die(atomic_load(&ending_signal), NULL, context);
}

/* Ends the process in some seconds, whatever it does then. */
static void limit_end(unsigned seconds) {
  struct sigaction action = {.sa_sigaction = die_late, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
  alarm(seconds);
}

/* What ends a process from outside. Further signals change nothing: a shell that hangs up sends what its terminal has sent already. */
static void end(int signal, siginfo_t *information, void *context) {
  int saved_errno = errno;
  int none = 0;
  if (atomic_load(&reasons_to_wait) == 0 && atomic_load(&ending_signal) == 0) {
    die(signal, information, context);
  } else if (atomic_compare_exchange_strong(&ending_signal, &none, signal)) {
    limit_end(1);
    wake();
  }
  errno = saved_errno;
}

void ct_put_off_end(unsigned reason, bool is_put_off) {
  if (is_put_off) {
    atomic_fetch_or(&reasons_to_wait, reason);
  } else {
    atomic_fetch_and(&reasons_to_wait, ~reason);
  }
}

bool ct_is_ending(void) { return atomic_load(&ending_signal) != 0; }

void ct_begin_end(void) {
  // The app is at it; a lock of another program may take a second.
  if (ct_is_ending()) limit_end(3);
}

void ct_end(void) {
  int signal = atomic_load(&ending_signal);
  if (signal != 0) die(signal, NULL, NULL);
}

static void note(int signal, siginfo_t *information, void *context) {
  int saved_errno = errno;
  unsigned bit = signal == SIGWINCH ? CT_SIGNAL_RESIZE
      : signal == SIGCONT           ? CT_SIGNAL_CONTINUE
                                    : CT_SIGNAL_STOP;
  atomic_fetch_or(&pending_signals, bit);
  wake();
  const struct sigaction *before = &previous[signal];
  if (before->sa_flags & SA_SIGINFO) {
    if (before->sa_sigaction) before->sa_sigaction(signal, information, context);
  } else if (signal != SIGTSTP && before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
    before->sa_handler(signal);
  }
  errno = saved_errno;
}

void ct_note_print(void) {
  atomic_fetch_or(&pending_signals, CT_SIGNAL_PRINT);
  wake();
}

static void catch_signal(int signal, void (*handler)(int, siginfo_t *, void *), bool even_handled) {
  struct sigaction before;
  if (sigaction(signal, NULL, &before) != 0) return;
  bool is_handled = (before.sa_flags & SA_SIGINFO) || before.sa_handler != SIG_DFL;
  bool is_ignored = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_IGN;
  if (is_ignored && signal != SIGWINCH && signal != SIGCONT) return;
  if (is_handled && !is_ignored && !even_handled) return;
  struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  if (handler == note) action.sa_flags |= SA_RESTART;
  // One death at a time: a second signal waits for the first one's handler.
  if (handler != note) sigfillset(&action.sa_mask);
  previous[signal] = before;
  is_caught[signal] = sigaction(signal, &action, NULL) == 0;
}

static void catch_all(void) {
  for (int signal = 1; signal <= SIGRTMAX && signal < _NSIG; signal++) {
    if (CONTAINS(harmless_signals, signal)) continue;
    bool is_event = CONTAINS(event_signals, signal), is_crash = CONTAINS(crash_signals, signal);
    // What only ends a process is caught where nobody else does.
    catch_signal(signal, is_event ? note : is_crash ? die : end, is_event || is_crash);
  }
}

/* Signals that the app wants to hear of, and what each did before. */
static atomic_ullong noted_signals = 0;
static struct sigaction before_noting[_NSIG];
static bool is_noted[_NSIG];

static void note_for_app(int signal, siginfo_t *information, void *context) {
  int saved_errno = errno;
  atomic_fetch_or(&noted_signals, 1ULL << (signal - 1));
  wake();
  // What the terminal needs to know of comes to it too, and what drops old prints.
  const struct sigaction *before = &before_noting[signal];
  bool is_needed = CONTAINS(event_signals, signal) || signal == SIGURG;
  if (is_needed && before->sa_flags & SA_SIGINFO) before->sa_sigaction(signal, information, context);
  errno = saved_errno;
}

bool ct_note_signal(int signal, bool note) {
  if (signal < 1 || signal >= _NSIG || signal > 64 || !catches_signals) return false;
  if (CONTAINS(crash_signals, signal) && signal != SIGQUIT) return false;
  if (note == is_noted[signal]) return true;
  if (note) {
    struct sigaction action = {.sa_sigaction = note_for_app, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
    if (sigaction(signal, NULL, &before_noting[signal]) != 0) return false;
    if (CONTAINS(event_signals, signal) && !is_caught[signal]) return false;
    is_noted[signal] = sigaction(signal, &action, NULL) == 0;
    return is_noted[signal];
  }
  is_noted[signal] = false;
  return sigaction(signal, &before_noting[signal], NULL) == 0;
}

unsigned long long ct_take_noted_signals(void) { return atomic_exchange(&noted_signals, 0); }

void ct_release_signals(void) {
  for (int signal = 1; signal < _NSIG; signal++) {
    if (is_noted[signal]) ct_note_signal(signal, false);
  }
  for (int signal = 1; signal < _NSIG; signal++) {
    if (!is_caught[signal]) continue;
    struct sigaction now;
    // Not where somebody else has put a handler since.
    if (sigaction(signal, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO)
        && (now.sa_sigaction == die || now.sa_sigaction == note || now.sa_sigaction == end
            || now.sa_sigaction == die_late)) {
      sigaction(signal, &previous[signal], NULL);
    }
    is_caught[signal] = false;
  }
  catches_signals = false;
}

/* The Swift runtime gives the main thread a stack for its handlers, unless backtraces are off. */
static void provide_signal_stack(void) {
  static char memory[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, NULL);
}

int ct_catch_signals(void) {
  if (event_descriptor < 0) event_descriptor = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (event_descriptor < 0) return errno;
  ct_take_signals();
  catches_signals = true;
  provide_signal_stack();
  catch_all();
  return 0;
}

int ct_signal_descriptor(void) { return catches_signals ? event_descriptor : -1; }

unsigned ct_take_signals(void) {
  // A handler on another thread may be between its steps: what it has announced is read until it is there, as an unread
  // descriptor would end every wait at once.
  unsigned long long count;
  if (taken_wakes != atomic_load(&announced_wakes) && read(event_descriptor, &count, sizeof count) == sizeof count) {
    taken_wakes += count;
  }
  return atomic_exchange(&pending_signals, 0);
}

bool ct_take_stop(void) { return atomic_fetch_and(&pending_signals, ~(unsigned)CT_SIGNAL_STOP) & CT_SIGNAL_STOP; }

void ct_forget_continue(void) { atomic_fetch_and(&pending_signals, ~(unsigned)CT_SIGNAL_CONTINUE); }

/* Stops this process, and its group if asked, by a signal whose default that is. */
static void stop_by(int signal, bool with_group) {
  struct sigaction ours, action = {.sa_handler = SIG_DFL};
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, signal);
  sigaction(signal, &action, &ours);
  // The system sends what is for a whole process to its first thread. In a program that gave it away, this thread waits for that.
  bool is_elsewhere = with_group && gettid() != getpid();
  pthread_sigmask(is_elsewhere ? SIG_BLOCK : SIG_UNBLOCK, &stop, &before);
  // All at once: were the others stopped first, their shell could continue the group before this process stops, which
  // then nothing would continue. Stops before the call returns, as the thread is the process's first.
  if (with_group) {
    kill(0, signal);
  } else {
    raise(signal);
  }
  for (int i = 0; is_elsewhere && i < 100; i++) {
    poll(NULL, 0, 1);
    if (sigpending(&stop) != 0 || !sigismember(&stop, signal)) break;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(signal, &ours, NULL);
}

void ct_stop_process(bool with_group) {
  if (ct_is_ending()) return;
  // Continued already, after the signal to stop had come.
  if (!with_group && atomic_load(&pending_signals) & CT_SIGNAL_CONTINUE) return;
  stop_by(SIGTSTP, with_group);
}

bool ct_wait_for_foreground(void) {
  while (!ct_is_in_foreground()) {
    if (ct_is_ending()) return false;
    atomic_fetch_and(&pending_signals, ~(unsigned)CT_SIGNAL_CONTINUE);
    stop_by(SIGTTOU, true);
    // An orphaned group isn't stopped, so nothing continued it.
    if (!(atomic_load(&pending_signals) & CT_SIGNAL_CONTINUE)) return ct_is_in_foreground();
  }
  return true;
}
