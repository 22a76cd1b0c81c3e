/* What must be plain C: signal-safe restoring of the terminal, and weak symbols. */
#ifndef CTERMINAL_H
#define CTERMINAL_H
#endif
