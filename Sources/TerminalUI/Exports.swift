/// What `import TerminalUI` gives an app.

@_exported public import CellLayout
@_exported public import Cells
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import Terminal
@_exported public import TerminalUICore
@_exported public import TerminalUIModifiers
@_exported public import TerminalUINavigation
@_exported public import TerminalUIStorage
