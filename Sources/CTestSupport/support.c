/* A pseudo-terminal, a program in it, and a descriptor that tells of the program's end. */
#define _GNU_SOURCE
#include "CTestSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include <time.h>

int ctest_open_terminal(int *slave, char *path, size_t length) {
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    if (master < 0) return -1;
    int error = grantpt(master) || unlockpt(master) ? errno : ptsname_r(master, path, length);
    if (!error && (*slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)) >= 0) return master;
    if (!error) error = errno;
    close(master);
    errno = error;
    return -1;
}

pid_t ctest_spawn(const char *device, char *const arguments[], char *const environment[]) {
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    sigset_t none, all;
    pid_t process = -1;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    /* The first terminal that the leader of a session opens becomes its controlling one. */
    posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    int error = posix_spawn(&process, arguments[0], &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (!error) return process;
    errno = error;
    return -1;
}

struct watch {
    pid_t process;
    int end;
};

static void *wait_for_end(void *argument) {
    struct watch *watch = argument;
    siginfo_t info;
    /* WNOWAIT: while the process isn't collected, its number can't be taken by another one. */
    while (waitid(P_PID, (id_t)watch->process, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
    close(watch->end);
    free(watch);
    return NULL;
}

int ctest_watch(pid_t process) {
    int ends[2];
    pthread_t thread;
    struct watch *watch = malloc(sizeof *watch);
    if (!watch) return -1;
    if (pipe2(ends, O_CLOEXEC) < 0) {
        free(watch);
        return -1;
    }
    *watch = (struct watch){process, ends[1]};
    int error = pthread_create(&thread, NULL, wait_for_end, watch);
    if (!error) {
        pthread_detach(thread);
        return ends[0];
    }
    close(ends[0]);
    close(ends[1]);
    free(watch);
    errno = error;
    return -1;
}

/* Tells the Swift part of the library that it is there, before the program does anything. */
extern void terminalui_testing_was_loaded(void) __attribute__((weak));

__attribute__((constructor)) static void ctest_was_loaded(void) {
    if (terminalui_testing_was_loaded) terminalui_testing_was_loaded();
}

double ctest_thread_time(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}
