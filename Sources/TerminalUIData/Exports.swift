#if Data
  /// The modules that `import TerminalUIData` gives an app.

  @_exported public import GRDB
  @_exported public import TerminalUI

  // GRDB has types of these names, too. A file that imports this module alone means ours.
  /// A table of rows on the screen, and not GRDB's.
  public typealias Table = TerminalUI.Table
#endif
