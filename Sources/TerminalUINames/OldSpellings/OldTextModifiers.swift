public import Cells

nonisolated extension Text {
  /// Strikes this text through.
  ///
  /// - Source: SwiftUI `Text.strikethrough(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?)
    -> Text
  {
    strikethrough(isActive)
  }

  /// Strikes this text through.
  ///
  /// - Source: SwiftUI `Text.strikethrough(_:pattern:color:)`; differs in that a line has the colour of its text and no pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern) -> Text {
    strikethrough(isActive)
  }
}
