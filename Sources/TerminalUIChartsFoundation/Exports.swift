/// What `import TerminalUIChartsFoundation` gives: TerminalUICharts, with dates and formats of Foundation.

@_exported public import TerminalUICharts
