/* The main queue and the main run loop, where the process has them. */
#define _GNU_SOURCE
#include "CTerminal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <unistd.h>

/* Weak: found in a static program too. Elsewhere dlsym finds what was loaded. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
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
