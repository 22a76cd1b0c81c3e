/* A Ctrl-C that became an error of the program: where nobody catches it, the program ends as by Ctrl-C. */
#define _GNU_SOURCE
#include "CTerminal.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* How many such errors there are. */
static atomic_int open_interruptions = 0;

void ct_interrupt(void) {
  sigset_t signals;
  fflush(NULL);
  signal(SIGINT, SIG_DFL);
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  raise(SIGINT);
}

static void end_at_exit(int code, void *argument) {
  (void)argument;
  if (code == EXIT_FAILURE && atomic_load(&open_interruptions) > 0) ct_interrupt();
}

void ct_begin_interruption(void) {
  // Each of them looks for itself: they are few.
  on_exit(end_at_exit, NULL);
  atomic_fetch_add(&open_interruptions, 1);
}

void ct_end_interruption(void) { atomic_fetch_sub(&open_interruptions, 1); }

/* What Swift's runtime calls with an error that leaves `main`: it describes the error, and traps. */
extern void swift_errorInMain(void) __attribute__((weak));
/* Longer than that function, in a program whose symbols aren't found. */
#define LENGTH 2048

bool ct_is_error_of_main(void) {
  void *frames[16];
  uintptr_t function = (uintptr_t)swift_errorInMain;
  if (!function) return false;
  for (int i = 0, count = backtrace(frames, 16); i < count; i++) {
    uintptr_t place = (uintptr_t)frames[i];
    Dl_info symbol;
    if (place < function || place >= function + LENGTH) continue;
    if (!dladdr(frames[i], &symbol) || !symbol.dli_sname || (uintptr_t)symbol.dli_saddr == function) return true;
  }
  return false;
}
