/* Calls of Linux that the demos need and that glibc hides from Swift. */
#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
#include <linux/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

/* The values of <fcntl.h> and <unistd.h> under _GNU_SOURCE; they are the same on every processor with Swift. */
static const int CL_O_PATH = 010000000;
static const int CL_SEEK_DATA = 3;
static const int CL_SEEK_HOLE = 4;

/* What a file system tells of a file, with the moment it was made: statx(2). The moment is 0 where it isn't known. */
static inline int cl_status(int folder, const char *name, int flags, struct statx *status) {
  return (int)syscall(SYS_statx, folder, name, flags, STATX_BASIC_STATS | STATX_BTIME, status);
}
static const int CL_EMPTY_PATH = 0x1000;

/* Renames, and fails with EEXIST where the new name is taken: rename(2), RENAME_NOREPLACE. */
static inline int cl_rename_new(int folder, const char *name, int new_folder, const char *new_name) {
  return (int)syscall(SYS_renameat2, folder, name, new_folder, new_name, 1u);
}

/* Writes everything of a file system to its disk: syncfs(2). */
static inline int cl_sync_file_system(int descriptor) { return (int)syscall(SYS_syncfs, descriptor); }

/* A descriptor of a process, which stays that process's when its number is given to another: pidfd_open(2). */
static inline int cl_open_process(int process) { return (int)syscall(434, process, 0u); }

/* Sends a signal to the process of a descriptor: pidfd_send_signal(2). */
static inline int cl_send_signal(int descriptor, int signal) {
  return (int)syscall(424, descriptor, signal, (void *)0, 0u);
}
#endif
