/* Another program: in our terminal, started as a shell would and waited for, or apart from it. */
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

int ct_start_apart(char *const arguments[]) {
  // A shell starts it and ends at once, so that nobody has to wait for it. The words are its arguments and no text of the script.
  static char script[] = "command -v \"$1\" >/dev/null 2>&1 || exit 127; \"$@\" </dev/null >/dev/null 2>&1 &";
  char *words[8] = {"sh", "-c", script, "sh"};
  size_t count = 4;
  for (size_t i = 0; arguments[i]; i++) {
    if (count + 1 >= sizeof words / sizeof words[0]) return E2BIG;
    words[count++] = arguments[i];
  }
  words[count] = NULL;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  pid_t process = -1;
  int status = 0;
  int code = posix_spawnp(&process, words[0], NULL, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  while (code == 0 && waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) code = errno;
  }
  return code != 0 ? code : status == 0 ? 0 : ENOENT;
}
