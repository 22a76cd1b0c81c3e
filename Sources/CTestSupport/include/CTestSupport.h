/* What a pseudo-terminal for tests needs of C: functions that glibc hides from Swift. */
#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H
#include <stddef.h>
#include <sys/types.h>

/* Opens a pseudo-terminal, neither side inherited by other programs, the returned one (the terminal's) without blocking.
   Writes the device's path. Returns a negative number and sets errno on failure. */
int ctest_open_terminal(int *slave, char *path, size_t length);

/* Starts a program as the leader of a new session with the device as controlling terminal, input, output and error, and
   with all signals as they come. Returns its process, or a negative number with errno set. */
pid_t ctest_spawn(const char *device, char *const arguments[], char *const environment[]);

/* A descriptor that hangs up when the process, a child of this one, has ended; the process is left to be collected.
   Returns a negative number and sets errno on failure. */
int ctest_watch(pid_t process);

/* The processor time in seconds that this thread has used. */
double ctest_thread_time(void);

#endif
