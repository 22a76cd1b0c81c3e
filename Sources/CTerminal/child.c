/* Another program in our terminal: started as a shell would, and waited for. */
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/wait.h>

extern char **environ;

/* Signals that the terminal sends to every process in its foreground; this one isn't meant while it waits. */
static const int keyboard_signals[] = {SIGINT, SIGQUIT, SIGTSTP};
#define COUNT (sizeof keyboard_signals / sizeof keyboard_signals[0])

int ct_run(char *const arguments[], int *wait_status) {
  if (ct_is_entered()) return EBUSY;
  struct sigaction before[COUNT];
  for (size_t i = 0; i < COUNT; i++) {
    // Ctrl-Z stops both, so that the shell sees the job stop.
    struct sigaction action = {.sa_handler = keyboard_signals[i] == SIGTSTP ? SIG_DFL : SIG_IGN};
    sigaction(keyboard_signals[i], &action, &before[i]);
  }
  sigset_t none, ours;
  sigemptyset(&none);
  sigemptyset(&ours);
  for (size_t i = 0; i < COUNT; i++) {
    bool is_ignored = !(before[i].sa_flags & SA_SIGINFO) && before[i].sa_handler == SIG_IGN;
    if (!is_ignored) sigaddset(&ours, keyboard_signals[i]);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigdefault(&attributes, &ours);
  posix_spawnattr_setsigmask(&attributes, &none);
  pid_t process = -1;
  int code = posix_spawnp(&process, arguments[0], NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  while (code == 0 && waitpid(process, wait_status, 0) < 0) {
    if (errno != EINTR) code = errno;
  }
  for (size_t i = 0; i < COUNT; i++) sigaction(keyboard_signals[i], &before[i], NULL);
  return code;
}
