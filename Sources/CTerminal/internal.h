/* Between the files of this target. */
#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

/* The process ends: restores the terminal, which isn't entered again. Async-signal-safe. */
void ct_restore_at_end(void);

/* The descriptor of the terminal that has an owner, or -1. */
int ct_terminal(void);

/* Reads what comes until the terminal has answered what ends each question, or the time in milliseconds is over. Async-signal-safe. */
void ct_take_answers(int reader, long allowed);

/* The file for what is printed while the screen is ours, or -1. */
int ct_prints(void);

/* Writes the end of what was printed since the last call, until a call of `write` returns false. Async-signal-safe. */
void ct_replay_prints(bool (*write)(const unsigned char *bytes, size_t count, long deadline), long deadline);

/* The file for what is printed to descriptor 1 where that isn't the terminal, or -1. */
int ct_kept_output(void);

/* Writes what is in that file to descriptor 1, until the deadline of a monotonic clock. Async-signal-safe. */
void ct_write_kept_output(bool (*write)(const unsigned char *bytes, size_t count, long deadline), long deadline);

/* Catches signals, for the owner. Returns 0, or an errno value. */
int ct_catch_signals(void);

/* Puts the handlers back that were there before. */
void ct_release_signals(void);

/* Notes that something was printed. Async-signal-safe. */
void ct_note_print(void);

/* Writes the events that were kept to their file, once, and says on standard error where that is. Async-signal-safe. */
void ct_leave_events(int signal);

/* Forgets that the process was continued. */
void ct_forget_continue(void);

/* Forgets that the process was to stop, and says whether it was. */
bool ct_take_stop(void);

#endif
