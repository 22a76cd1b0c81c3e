public import TerminalUIModifiers

extension ScaledMetric {
  /// Makes a length with a fraction that grows with a style of text; here every style grows alike.
  ///
  ///     @ScaledMetric(relativeTo: .title) private var indent = 2.0
  ///
  /// - Source: SwiftUI `ScaledMetric.init(wrappedValue:relativeTo:)`; differs in that a terminal's text has one size.
  public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  where Value: BinaryFloatingPoint {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a length of whole cells that grows with a style of text; here every style grows alike.
  ///
  /// - Source: SwiftUI `ScaledMetric.init(wrappedValue:relativeTo:)`; differs in that a terminal's text has one size.
  @_disfavoredOverload public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  where Value: FixedWidthInteger {
    self.init(wrappedValue: wrappedValue)
  }
}
