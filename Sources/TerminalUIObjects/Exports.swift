/// What `import TerminalUIObjects` gives: the publishers of OpenCombine besides this module.

@_exported public import OpenCombine
