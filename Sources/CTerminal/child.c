/* Another program: in our terminal, started as a shell would and waited for, or apart from it. */
#define _GNU_SOURCE
#include "CTerminal.h"
#include "internal.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Signals that the terminal sends to every process in its foreground; this one isn't meant while it waits. */
static const int keyboard_signals[] = {SIGINT, SIGQUIT, SIGTSTP};
#define COUNT (sizeof keyboard_signals / sizeof keyboard_signals[0])

/* MARK: Waiting. Whatever the process does with its children, this one's end is told here. */

static void begin_waiting(struct sigaction *before) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(SIGCHLD, &action, before);
}

static void end_waiting(const struct sigaction *before) {
  sigaction(SIGCHLD, before, NULL);
  bool has_information = before->sa_flags & SA_SIGINFO;
  if (before->sa_flags & SA_NOCLDWAIT || (!has_information && before->sa_handler == SIG_IGN)) {
    // Others ended meanwhile, and nobody asks for them.
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
  } else if (has_information || before->sa_handler != SIG_DFL) {
    raise(SIGCHLD);
  }
}

/* From the background too. */
static void give_foreground(pid_t group) {
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  tcsetpgrp(ct_terminal(), group);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void ct_take_foreground_back(void) {
  pid_t group = tcgetpgrp(ct_terminal());
  if (group < 0 || group == getpgrp()) return;
  bool is_gone = kill(-group, 0) != 0 && errno == ESRCH;
  bool has_nobody_above = getsid(0) == getpgrp();
  if (is_gone || has_nobody_above) give_foreground(getpgrp());
}

/* As a shell above would have it: this process stops with the child that stopped itself, and both are continued. */
static void stop_with(pid_t child) {
  ct_stop_process(true);
  pid_t group = getpgid(child);
  if (group < 0) return;
  if (group == getpgrp()) {
    kill(child, SIGCONT);
  } else {
    if (ct_terminal() >= 0 && ct_is_in_foreground()) give_foreground(group);
    kill(-group, SIGCONT);
  }
}

/* Returns 0 and the status, or an errno value. */
static int wait_for(pid_t child, int *status) {
  for (;;) {
    siginfo_t change;
    if (waitid(P_PID, (id_t)child, &change, WEXITED | WSTOPPED | WNOWAIT) == 0) {
      // Ctrl-Z stops this process too; when it goes on the child has been continued, and isn't found stopped.
      if (change.si_code == CLD_STOPPED) poll(NULL, 0, 20);
      pid_t found = waitpid(child, status, WUNTRACED | WNOHANG);
      if (found == child && !WIFSTOPPED(*status)) return 0;
      if (found == child) stop_with(child);
    } else if (errno != EINTR) {
      return errno;
    }
  }
}

/* MARK: Running */

/* Starts a program that is searched for in PATH; by one with other privileges than its user, where the system has its programs. */
static int start(pid_t *process, const posix_spawnattr_t *attributes, char *const words[]) {
  if (!ct_is_privileged() || strchr(words[0], '/')) {
    return posix_spawnp(process, words[0], NULL, attributes, words, environ);
  }
  static const char *const folders[] = {"/usr/local/bin", "/usr/bin", "/bin"};
  int code = ENOENT;
  for (size_t i = 0; i < sizeof folders / sizeof folders[0] && code == ENOENT; i++) {
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s", folders[i], words[0]);
    if (length < 0 || (size_t)length >= sizeof path) return ENAMETOOLONG;
    code = posix_spawn(process, path, NULL, attributes, words, environ);
  }
  return code;
}

int ct_run(char *const arguments[], int *wait_status) {
  if (ct_is_entered()) return EBUSY;
  struct sigaction before[COUNT];
  for (size_t i = 0; i < COUNT; i++) {
    // Ctrl-Z stops both, so that the shell sees the job stop.
    struct sigaction action = {.sa_handler = keyboard_signals[i] == SIGTSTP ? SIG_DFL : SIG_IGN};
    sigaction(keyboard_signals[i], &action, &before[i]);
  }
  // Ctrl-Z since the terminal was given back was only noted.
  if (ct_take_stop()) raise(SIGTSTP);
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
  struct sigaction before_waiting;
  begin_waiting(&before_waiting);
  pid_t process = -1;
  int code = start(&process, &attributes, arguments);
  posix_spawnattr_destroy(&attributes);
  if (code == 0) code = wait_for(process, wait_status);
  end_waiting(&before_waiting);
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
  struct sigaction before_waiting;
  begin_waiting(&before_waiting);
  pid_t process = -1;
  int status = 0;
  int code = start(&process, &attributes, words);
  posix_spawnattr_destroy(&attributes);
  while (code == 0 && waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) code = errno;
  }
  end_waiting(&before_waiting);
  return code != 0 ? code : status == 0 ? 0 : ENOENT;
}
