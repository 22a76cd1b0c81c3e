/// What `import TerminalUIFoundation` gives an app: TerminalUI, Foundation, and what connects the two.

@_exported public import Foundation
@_exported public import TerminalUI
