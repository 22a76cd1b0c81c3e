/// What this module is made of, for all of its files: `MemberImportVisibility` would want it in each.

@_exported public import TerminalUIControls
