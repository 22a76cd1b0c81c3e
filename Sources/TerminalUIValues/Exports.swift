/// What all files of this module use: `MemberImportVisibility` would want an import in each.

@_exported public import TerminalUIControls
