/* What must be plain C: restoring the terminal from a signal handler, and symbols that may be absent. */
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/* MARK: The terminal's owner

   One terminal of a process has an owner. From ct_enter to ct_restore the terminal is in raw mode, and
   whatever ends the process (a return from main, exit, a crash, a signal) restores it: the armed bytes are
   written, the settings are put back, what was printed to descriptors 1 and 2 meanwhile is printed, and the process
   ends as it would have ended. A child made by fork restores nothing.

   All are called by one thread, but for ct_restore: that may come from any, and from signal handlers. */

/// Prepares to own the terminal behind two descriptors: remembers its settings, catches signals.
/// Returns 0, or an errno value: EBUSY where there is an owner already.
int ct_take(int input, int output);

/// Opens the controlling terminal, for a process whose standard input or output is something else. Returns a descriptor, or -1 where there is no
/// such terminal.
int ct_open_terminal(void);

/// From now on what is printed to descriptor 1, which isn't the terminal, is kept while the terminal is ours and written when ct_take ends or
/// the process does.
void ct_keep_output(void);

/// Has descriptors 0 and 1 be the terminal, for another program, or what they were before.
void ct_lend_descriptors(bool are_lent);

/// Ends ct_take: restores the terminal, and the signals' handlers.
void ct_give_back(void);

/// Puts the terminal in raw mode; where descriptors 1 and 2 are this terminal, keeps back what is printed there.
/// What is restored are the terminal's settings as they are now, for a shell may have changed them; or those that were
/// restored the last time. Returns 0, or an errno value: ECANCELED where the process is about to end.
int ct_enter(bool keeps_settings);

/// Says which bytes undo what will be written from now on. They are copied; at most 1 KiB.
void ct_arm(const void *bytes, size_t count);

/// Says how many questions the terminal was asked and hasn't come to the end of: its class (DA1), which ends each. Restoring waits for them,
/// 300 ms at most, so that no answer is typed at the shell.
void ct_set_open_questions(int count);

/// Has the event loop told of what is printed while the terminal is ours (CT_SIGNAL_PRINT), and more of it kept: 16 MiB.
void ct_note_prints(bool are_noted);

/// Takes the next of what was printed, which isn't printed any more by ct_restore. Returns the number of bytes.
size_t ct_take_prints(void *bytes, size_t count);

/// Restores the terminal as it was before ct_enter; does nothing where that has happened. Async-signal-safe.
void ct_restore(void);

/// Whether the terminal is ours: between ct_enter and ct_restore.
bool ct_is_entered(void);

/// Writes without blocking. Returns the number of bytes taken, 0 where there is no room, or -1 and errno;
/// -1 and ECANCELED after ct_restore.
ssize_t ct_write(const void *bytes, size_t count);

/// The descriptor to read from, which doesn't block; -1 without an owner.
int ct_input_descriptor(void);

/// The descriptor to poll for writing; -1 without an owner.
int ct_output_descriptor(void);

/// Whether the process is in the terminal's foreground, or has no terminal that knows.
bool ct_is_in_foreground(void);

/// Whether the key for erasing is Ctrl-H rather than Delete, by the settings remembered.
bool ct_erases_with_backspace(void);

/* MARK: Signals */

enum {
  /// SIGWINCH: the size changed.
  CT_SIGNAL_RESIZE = 1,
  /// SIGCONT: the process was stopped and continues.
  CT_SIGNAL_CONTINUE = 2,
  /// SIGTSTP: the process shall stop.
  CT_SIGNAL_STOP = 4,
  /// No signal: something was printed, after ct_note_prints.
  CT_SIGNAL_PRINT = 8,
};

/// The descriptor that is readable when a signal has come; -1 without an owner.
int ct_signal_descriptor(void);

/// The signals that came since the last call: a sum of CT_SIGNAL_….
unsigned ct_take_signals(void);

/// Has a signal noted instead of what it does, or no longer. Only from ct_take to ct_give_back; SIGKILL and SIGSTOP, and
/// the signals that report a fault, can't be noted. Returns whether it is as asked.
bool ct_note_signal(int signal, bool is_noted);

/// The noted signals that came since the last call: bit n - 1 for signal n.
unsigned long long ct_take_noted_signals(void);

/// Says whether a signal that ends the process waits until the app has stored what it has to: the wait ends, ct_is_ending becomes
/// true, and after a second the process ends anyway. Faults, and what reports one, end it at once. Each reason is a bit of its own, and
/// one is enough. From any thread.
void ct_put_off_end(unsigned reason, bool is_put_off);

/// Whether a signal has come that was put off.
bool ct_is_ending(void);

/// Says that the app stores what it has to: a put off signal leaves it three seconds from now.
void ct_begin_end(void);

/// Ends the process by the signal that was put off; returns where there is none.
void ct_end(void);

/// Ends the process as Ctrl-C does where nothing handles it: by SIGINT.
void ct_interrupt(void);

/// Says that the program has an error that stands for a Ctrl-C: if it exits with the code 1 while it has one, it ends by SIGINT. From any thread.
void ct_begin_interruption(void);

/// Says that the program has one such error less.
void ct_end_interruption(void);

/// Whether the caller describes an error that nobody caught, as Swift's runtime has it before it stops the program.
bool ct_is_error_of_main(void);

/// Stops this process until it is continued, as the terminal's Ctrl-Z does; with its process group, if asked.
/// Returns at once where nobody could continue it (an orphaned process group).
void ct_stop_process(bool with_group);

/// Waits, stopped with its process group, until the process is in the terminal's foreground, as the terminal has
/// everybody wait who changes it from the background. Returns false where nobody could continue the group.
bool ct_wait_for_foreground(void);

/// Makes this process's group the terminal's foreground after another program had it, where nobody else will: its group is gone (a
/// shell was killed), or there is no shell above this process, which else gives it to us.
void ct_take_foreground_back(void);

/* MARK: Events before a crash

   Lines of a recording, of which the last 1 000, and 1 MiB at most, are kept in memory. A fault writes them to a file. */

/// Begins to keep events. The path, of a file that isn't there, has less than 512 bytes. Returns whether they are kept.
bool ct_keep_events(const char *path);

/// Says what comes before the events in the file: where it has all of them, and where the first ones are gone. At most 4 096 bytes each.
void ct_set_event_headers(const void *whole, size_t whole_count, const void *cut, size_t cut_count);

/// Keeps an event: a line with its end. It does nothing where no events are kept.
void ct_keep_event(const void *line, size_t count);

/* MARK: Privileges */

/// Whether the program has other privileges than its user: set-user-ID, set-group-ID or capabilities.
bool ct_is_privileged(void);

/// Overwrites bytes that nobody may find later.
void ct_wipe(void *bytes, size_t count);

/* MARK: Another program */

/// Runs a program in the terminal, which must be given back before, and waits for its end. The program is searched for in
/// PATH; the last argument is NULL. Ctrl-C and Ctrl-\ are the program's meanwhile, Ctrl-Z stops both; where the program
/// stops itself, this process stops too, and the program continues with it, at once where nobody could continue this one.
/// Returns 0 and the status as of waitpid, or an errno value: ENOENT where there is no such program.
int ct_run(char *const arguments[], int *wait_status);

/// Starts a program that has nothing to do with the terminal, in a session of its own, and doesn't wait for its end. It is searched
/// for in PATH; the last argument is NULL. Returns 0, or an errno value: ENOENT where there is no such program.
int ct_start_apart(char *const arguments[]);

/* MARK: Main queue and run loop

   Dispatch and Foundation may be absent from the process. Then the descriptor is -1 and the others do nothing. */

/// The descriptor that is readable when the main queue has work; -1 without Dispatch.
int ct_main_queue_descriptor(void);

/// Runs what waits in the main queue.
void ct_main_queue_drain(void);

/// The descriptor that is readable when the main run loop has a timer to fire or was woken; -1 without Foundation, or
/// where it isn't found. The first call runs the main run loop a few times, without waiting.
int ct_foundation_descriptor(void);

/// Stores the seconds until the main run loop's next timer, 0 where it is late, and returns 1.
/// Returns 0 where there is no timer, or no Foundation.
int ct_foundation_next_fire(double *seconds_from_now);

/// Runs the main run loop once, without waiting.
void ct_foundation_run_once(void);

/* MARK: Pictures

   What reads files is in a module that may be absent from the process: TerminalUIImages. */

/// The picture of a name in a folder, or among the resources of the program for NULL: an object that the caller owns. NULL where nothing that
/// reads files is linked.
void *ct_named_picture(const char *name, const char *folder);

/// The picture of which these are the bytes of a file, without a size if they are none: an object that the caller owns. NULL where nothing that
/// reads files is linked.
void *ct_picture_of(const void *bytes, size_t count);

/// The colour of a name in a folder, or among the resources of the program for NULL: an object that the caller owns. NULL where nothing that
/// reads asset catalogues is linked.
void *ct_named_color(const char *name, const char *folder);

/// What loads pictures from the network, of the module TerminalUIAsyncImages: an object that the caller owns; NULL where it isn't linked.
void *ct_picture_loader(void);

/* MARK: Tables of texts

   Their reader is in a module that may be absent from the process: TerminalUIFoundation. */

/// The reader of tables of texts: an object that the caller owns; NULL where it isn't linked.
void *ct_localization(void);

#ifdef __cplusplus
}
#endif
#endif
