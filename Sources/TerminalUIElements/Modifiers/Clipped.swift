extension View {
  /// Hides the part of this view outside its frame.
  ///
  /// A wide character that is cut becomes a blank.
  ///
  /// - Source: SwiftUI `View.clipped()`.
  @inlinable public func clipped() -> some View { unaryLayout(Clipped()) }
}

@usableFromInline struct Clipped: UnaryLayout {
  @usableFromInline init() {}
  @usableFromInline var clips: Bool { true }
}
