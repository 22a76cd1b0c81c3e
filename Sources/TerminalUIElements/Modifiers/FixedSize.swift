extension View {
  /// Gives this view its ideal size, whatever it is offered.
  ///
  ///     Text(longLine).fixedSize()     // neither wrapped nor cut
  ///
  /// - Source: SwiftUI `View.fixedSize()`.
  @inlinable public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal width or height, whatever it is offered.
  ///
  /// - Source: SwiftUI `View.fixedSize(horizontal:vertical:)`.
  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    unaryLayout(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

/// Offers its content nothing along the fixed axes: the content then has its ideal size there.
@usableFromInline struct FixedSize: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @usableFromInline func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @usableFromInline func fixedAxes(for proposal: ProposedViewSize) -> Axis.Set {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return axes
  }
}
