/// What `import TerminalUI` gives an app: the modules that its rooms are in, and what `TerminalUIElements` hands on.

@_exported public import TerminalUIElements
@_exported public import TerminalUIControls
@_exported public import TerminalUIInline
@_exported public import TerminalUIDesk
@_exported public import TerminalUIValues
@_exported public import TerminalUITables
@_exported public import TerminalUISearch
@_exported public import TerminalUINames
@_exported public import TerminalUICanvas
@_exported public import TerminalUIPreviews
@_exported public import TerminalUIObjects
@_exported public import TerminalUILogging
