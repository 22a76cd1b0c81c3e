extension View {
  /// Shows nothing of this view outside its frame.
  ///
  /// A wide character that is cut becomes a blank.
  ///
  /// - Source: SwiftUI `View.clipped()`.
  public func clipped() -> some View { unaryLayout(Clipped()) }
}

private struct Clipped: UnaryLayout {
  var clips: Bool { true }
}
