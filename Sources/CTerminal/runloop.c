/* The main queue and the main run loop, where the process has them. */
#define _GNU_SOURCE
#include "CTerminal.h"

#include <dirent.h>
#include <dlfcn.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Weak: found in a static program too. Elsewhere dlsym finds what was loaded. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order,
    void (*action)(void *timer, void *info), void *context) __attribute__((weak));
extern void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) __attribute__((weak));
extern void CFRunLoopTimerInvalidate(void *timer) __attribute__((weak));
extern void CFRelease(const void *object) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

#define FIND(name) \
  if (!functions.name) functions.name = name ? name : (__typeof__(functions.name))dlsym(RTLD_DEFAULT, #name)

static struct {
  int is_searched;
  int (*_dispatch_get_main_queue_handle_4CF)(void);
  void (*_dispatch_main_queue_callback_4CF)(void *);
  void *(*CFRunLoopGetMain)(void);
  double (*CFRunLoopGetNextTimerFireDate)(void *, const void *);
  void *(*CFRunLoopTimerCreate)(
      const void *, double, double, unsigned long, long, void (*)(void *, void *), void *);
  void (*CFRunLoopAddTimer)(void *, void *, const void *);
  void (*CFRunLoopTimerInvalidate)(void *);
  void (*CFRelease)(const void *);
  int32_t (*CFRunLoopRunInMode)(const void *, double, unsigned char);
  double (*CFAbsoluteTimeGetCurrent)(void);
  const void *const *default_mode;
} functions;

static void search(void) {
  if (functions.is_searched) return;
  functions.is_searched = 1;
  FIND(_dispatch_get_main_queue_handle_4CF);
  FIND(_dispatch_main_queue_callback_4CF);
  FIND(CFRunLoopGetMain);
  FIND(CFRunLoopGetNextTimerFireDate);
  FIND(CFRunLoopTimerCreate);
  FIND(CFRunLoopAddTimer);
  FIND(CFRunLoopTimerInvalidate);
  FIND(CFRelease);
  FIND(CFRunLoopRunInMode);
  FIND(CFAbsoluteTimeGetCurrent);
  functions.default_mode = &kCFRunLoopDefaultMode
      ? &kCFRunLoopDefaultMode
      : (const void *const *)dlsym(RTLD_DEFAULT, "kCFRunLoopDefaultMode");
}

int ct_main_queue_descriptor(void) {
  search();
  if (!functions._dispatch_get_main_queue_handle_4CF || !functions._dispatch_main_queue_callback_4CF) return -1;
  return functions._dispatch_get_main_queue_handle_4CF();
}

void ct_main_queue_drain(void) {
  int descriptor = ct_main_queue_descriptor();
  if (descriptor < 0) return;
  // The descriptor counts wake-ups; unread, it stays readable. It doesn't block.
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) {
    // Nothing had woken it.
  }
  functions._dispatch_main_queue_callback_4CF(0);
}

static int is_readable(int descriptor, int milliseconds) {
  struct pollfd state = {.fd = descriptor, .events = POLLIN};
  return poll(&state, 1, milliseconds) > 0 && state.revents & POLLIN;
}

static void do_nothing(void *timer, void *info) {
  (void)timer;
  (void)info;
}

/* Whether a descriptor follows the main run loop: readable when a timer is due, and not when it has fired. */
static int follows_run_loop(int descriptor) {
  for (int i = 0; i < 2; i++) {
    if (is_readable(descriptor, 0)) return 0;
    void *timer = functions.CFRunLoopTimerCreate(
        0, functions.CFAbsoluteTimeGetCurrent(), 0, 0, 0, do_nothing, 0);
    functions.CFRunLoopAddTimer(functions.CFRunLoopGetMain(), timer, *functions.default_mode);
    int is_due = is_readable(descriptor, 10);
    ct_foundation_run_once();
    // One that hasn't fired, because the clock isn't the system's, would be due at once for ever.
    functions.CFRunLoopTimerInvalidate(timer);
    functions.CFRelease(timer);
    if (!is_due) return 0;
  }
  return !is_readable(descriptor, 0);
}

/* Foundation has no function for it. On Linux a run loop waits in epoll, and which of the process's that is a timer
   finds out. */
static int find_run_loop_descriptor(void) {
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) return -1;
  int found = -1;
  // Makes the run loop and its descriptors.
  ct_foundation_run_once();
  for (struct dirent *entry; found < 0 && (entry = readdir(folder));) {
    char target[32];
    ssize_t count = readlinkat(dirfd(folder), entry->d_name, target, sizeof target - 1);
    if (count < 0) continue;
    target[count] = 0;
    if (strcmp(target, "anon_inode:[eventpoll]") != 0) continue;
    int descriptor = atoi(entry->d_name);
    if (follows_run_loop(descriptor)) found = descriptor;
  }
  closedir(folder);
  return found;
}

int ct_foundation_descriptor(void) {
  static int descriptor = -2;
  search();
  if (descriptor == -2) {
    bool has_foundation = functions.CFRunLoopGetMain && functions.CFRunLoopTimerCreate
        && functions.CFRunLoopAddTimer && functions.CFRunLoopRunInMode && functions.CFAbsoluteTimeGetCurrent
        && functions.CFRunLoopTimerInvalidate && functions.CFRelease && functions.default_mode;
    descriptor = has_foundation ? find_run_loop_descriptor() : -1;
  }
  return descriptor;
}

int ct_foundation_next_fire(double *seconds_from_now) {
  search();
  if (!functions.CFRunLoopGetMain || !functions.CFRunLoopGetNextTimerFireDate
      || !functions.CFAbsoluteTimeGetCurrent || !functions.default_mode) {
    return 0;
  }
  double date = functions.CFRunLoopGetNextTimerFireDate(functions.CFRunLoopGetMain(), *functions.default_mode);
  // No timer is 0, or a date in another age.
  if (date == 0 || !(date < 1e12)) return 0;
  double seconds = date - functions.CFAbsoluteTimeGetCurrent();
  *seconds_from_now = seconds > 0 ? seconds : 0;
  return 1;
}

void ct_foundation_run_once(void) {
  search();
  if (functions.CFRunLoopRunInMode && functions.default_mode) {
    functions.CFRunLoopRunInMode(*functions.default_mode, 0, 0);
  }
}
