/* A plain ncurses program, as its manual teaches: the subject of the fault matrix beside ours. */
#define _GNU_SOURCE
#include <assert.h>
#include <locale.h>
#include <ncurses.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *fault;

static int recurse(volatile int level) {
  volatile char page[4096];
  page[0] = (char)level;
  return recurse(level + 1) + page[0];
}

static void *crash(void *argument) {
  (void)argument;
  abort();
}

static void happen(void) {
  if (!strcmp(fault, "exit")) exit(3);
  if (!strcmp(fault, "fatalError")) assert(!"this is the message");
  if (!strcmp(fault, "badPointer")) *(volatile int *)8 = 1;
  if (!strcmp(fault, "recursion")) recurse(0);
  if (!strcmp(fault, "threadFatalError")) {
    pthread_t thread;
    pthread_create(&thread, NULL, crash, NULL);
    pthread_join(thread, NULL);
  }
  if (!strcmp(fault, "crashAndExit")) {
    pthread_t thread;
    pthread_create(&thread, NULL, crash, NULL);
    endwin();
    exit(0);
  }
  if (!strcmp(fault, "child")) {
    def_prog_mode();
    endwin();
    if (system("echo in the child") < 0) exit(1);
    reset_prog_mode();
    refresh();
  }
  if (!strcmp(fault, "print")) {
    printf("stray print\n");
    fflush(stdout);
  }
}

int main(int count, char **arguments) {
  fault = count > 1 ? arguments[1] : "";
  const char *moment = count > 2 ? arguments[2] : "idle";
  bool draws = !strcmp(moment, "frame") || !strcmp(moment, "blocked");
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  if (!strcmp(moment, "start")) happen();
  for (int frame = 0;; frame++) {
    timeout(draws ? 5 : -1);
    for (int y = 1; y < LINES; y++)
      for (int x = 0; x < COLS; x++) mvaddch(y, x, (chtype)('0' + (x + (draws ? frame : 0)) % 10));
    mvaddstr(0, 0, "ready");
    refresh();
    int key = getch();
    if (key == 'q') break;
    if (key == '!') happen();
  }
  endwin();
  return 0;
}
