/* Between the files of this target. */
#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

/* Catches signals, for the owner. Returns 0, or an errno value. */
int ct_catch_signals(void);

/* Puts the handlers back that were there before. */
void ct_release_signals(void);

/* Forgets that the process was continued. */
void ct_forget_continue(void);

#endif
