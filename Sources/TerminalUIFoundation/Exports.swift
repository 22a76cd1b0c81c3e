/// The modules that `import TerminalUIFoundation` gives an app: TerminalUI, Foundation, and the bridge between the two.

@_exported public import Foundation
// A name that both modules have is Foundation's: an import of one declaration goes before those of whole modules.
@_exported public import struct Foundation.IndexSet
@_exported public import TerminalUI
