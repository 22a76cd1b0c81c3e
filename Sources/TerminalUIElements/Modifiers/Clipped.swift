extension View {
  /// Hides the part of this view outside its frame.
  ///
  /// A wide character that is cut becomes a blank.
  ///
  /// - Parameter antialiased: Without effect: the frame ends between cells.
  /// - Returns: A view that draws nothing outside its frame.
  /// - Source: SwiftUI `View.clipped(antialiased:)`.
  @inlinable public func clipped(antialiased: Bool = false) -> some View { unaryLayout(Clipped()) }
}

@usableFromInline struct Clipped: UnaryLayout {
  @usableFromInline init() {}
  @usableFromInline var clips: Bool { true }
}
