/// The modules that `import TerminalUICharts` gives an app.

@_exported public import TerminalUI
