/*
 * Loaded before a program of tests (LD_PRELOAD), it takes away what such a program must not rely on.
 *
 * TERMINALUI_ORDER=SEED   Jobs of the main actor run in another order than they came in, and one in eight waits for up to
 *                         forty others: each task starts late, and tests run in random order. One in four jobs of other
 *                         threads starts up to 5 ms late.
 * TERMINALUI_CLOCK=refused  A hosted view, or its host, that reads the real clock is an issue of the test (`RealClock`).
 *
 * The language promises no order of the jobs of an actor. See docs/internals/Tests.md.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#define SWIFT __attribute__((swiftcall))

struct executor { void *identity; uintptr_t implementation; };
typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*hook)(void *job, enqueue original);

static SWIFT void (*run)(void *job, struct executor executor);
static SWIFT struct executor (*main_executor)(void);
static void (*dispatch)(void *queue, void *context, void (*work)(void *));
static void (*dispatch_later)(uint64_t when, void *queue, void *context, void (*work)(void *));
static uint64_t (*dispatch_moment)(uint64_t base, int64_t nanoseconds);
static void *(*global_queue)(long priority, unsigned long flags);
static void *main_queue;

/* ---- The order of jobs */

struct waiting { void *job; unsigned late; };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiting *jobs;
static size_t count, capacity;
static uint64_t state;

/* SplitMix64; called with the lock. */
static uint64_t next(void) {
  uint64_t value = state += 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

/* Runs one of the jobs that wait, or puts itself off. */
static void run_one(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  size_t ready = 0, chosen = SIZE_MAX;
  for (size_t i = 0; i < count; i++) {
    if (jobs[i].late) { jobs[i].late--; continue; }
    if (next() % ++ready == 0) chosen = i;
  }
  void *job = NULL;
  if (chosen != SIZE_MAX) {
    job = jobs[chosen].job;
    jobs[chosen] = jobs[--count];
  }
  pthread_mutex_unlock(&lock);
  if (job) run(job, main_executor()); else dispatch(main_queue, NULL, run_one);
}

static SWIFT void enqueue_main(void *job, enqueue original) {
  (void)original;
  pthread_mutex_lock(&lock);
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 256;
    jobs = realloc(jobs, capacity * sizeof *jobs);
    if (!jobs) abort();
  }
  jobs[count++] = (struct waiting){job, next() % 8 ? 0 : (unsigned)(next() % 40)};
  pthread_mutex_unlock(&lock);
  dispatch(main_queue, NULL, run_one);
}

struct later { void *job; enqueue original; };

static void start_later(void *context) {
  struct later later = *(struct later *)context;
  free(context);
  later.original(later.job);
}

static SWIFT void enqueue_global(void *job, enqueue original) {
  pthread_mutex_lock(&lock);
  uint64_t number = next();
  pthread_mutex_unlock(&lock);
  struct later *later = number % 4 ? NULL : malloc(sizeof *later);
  if (!later) return original(job);
  *later = (struct later){job, original};
  dispatch_later(dispatch_moment(0, (int64_t)(number >> 8) % 5000000), global_queue(0, 0), later, start_later);
}

static void *symbol(const char *name) {
  void *found = dlsym(RTLD_DEFAULT, name);
  if (!found) {
    fprintf(stderr, "order: the program has no %s\n", name);
    exit(1);
  }
  return found;
}

/* ---- The real clock */

static int refuses;
static _Thread_local int depth, is_inside;
static _Thread_local int uses;
static _Thread_local char place[512];

/* Called by the host of a test: 1 when its views begin to act, -1 when they are done, 0 to ask. Gives the uses of the real clock since
   the outermost beginning. */
int terminalui_host_acts(int step, char *text, size_t size) {
  if (!refuses) return 0;
  if (step > 0 && depth == 0) uses = 0;
  depth += step;
  if (text && size) {
    strncpy(text, place, size - 1);
    text[size - 1] = 0;
  }
  return uses;
}

/* Notes a use, unless it is the testing library's, which gives each check a time. */
static void note(void) {
  if (!depth || is_inside) return;
  is_inside = 1;
  void *frames[24];
  int length = backtrace(frames, 24), used = 0, is_known = 0;
  char text[sizeof place];
  text[0] = 0;
  for (int i = 2; i < length && !is_known; i++) {
    Dl_info info;
    if (!dladdr(frames[i], &info) || !info.dli_fname) continue;
    is_known = strstr(info.dli_fname, "libTesting") || strstr(info.dli_fname, "libXCTest");
    const char *file = strrchr(info.dli_fname, '/');
    if (used < (int)sizeof text - 80)
      used += snprintf(text + used, sizeof text - (size_t)used, " %.24s+0x%lx", file ? file + 1 : info.dli_fname,
                       (unsigned long)((char *)frames[i] - (char *)info.dli_fbase));
  }
  if (!is_known) {
    if (!uses) memcpy(place, text, sizeof place);
    uses++;
  }
  is_inside = 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
  if (clock != CLOCK_THREAD_CPUTIME_ID && clock != CLOCK_PROCESS_CPUTIME_ID) note();
  return original(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*original)(struct timeval *, void *);
  if (!original) original = dlsym(RTLD_NEXT, "gettimeofday");
  note();
  return original(time, zone);
}

/* ---- */

__attribute__((constructor)) static void was_loaded(void) {
  const char *clock = getenv("TERMINALUI_CLOCK"), *seed = getenv("TERMINALUI_ORDER");
  refuses = clock && !strcmp(clock, "refused");
  /* In no program on the way to the tests, and in none that they start. */
  if (!dlsym(RTLD_DEFAULT, "swift_job_run")) {
    refuses = 0;
    return;
  }
  unsetenv("LD_PRELOAD");
  if (!seed) return;
  state = strtoull(seed, NULL, 10);
  run = symbol("swift_job_run");
  main_executor = symbol("swift_task_getMainExecutor");
  dispatch = symbol("dispatch_async_f");
  dispatch_later = symbol("dispatch_after_f");
  dispatch_moment = symbol("dispatch_time");
  global_queue = symbol("dispatch_get_global_queue");
  main_queue = symbol("_dispatch_main_q");
  *(hook *)symbol("swift_task_enqueueMainExecutor_hook") = enqueue_main;
  *(hook *)symbol("swift_task_enqueueGlobal_hook") = enqueue_global;
}
