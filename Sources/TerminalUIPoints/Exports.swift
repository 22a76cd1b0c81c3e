/// What `import TerminalUIPoints` gives: TerminalUIFoundation, with the readings of this module in place of those in cells.

@_exported public import TerminalUIFoundation
