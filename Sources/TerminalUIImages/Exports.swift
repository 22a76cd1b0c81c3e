/// The modules that `import TerminalUIImages` gives an app.

@_exported public import TerminalUI
