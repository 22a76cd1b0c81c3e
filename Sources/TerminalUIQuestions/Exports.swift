/// The imports of a program that asks questions: views for questions of its own, and no wings.

@_exported public import TerminalUIElements
@_exported public import TerminalUIControls
@_exported public import TerminalUIInline
