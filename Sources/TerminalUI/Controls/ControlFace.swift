/// What is around the label of a compact control: brackets, or a surface where the palette has one, in the same cells.
///
///     [ Save ]     where nothing is known of the terminal's colours
///       Save       on a surface
nonisolated struct ControlFace: DrawEffect {
  /// What stands beside the leading bracket.
  var mark: Character = " "

  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    let isRaised = painter.palette.ground(.fill) != nil
    view.visitRects { rect in
      painter.fill(rect, with: .space, style: isRaised ? Style(background: .role(.fill)) : .plain)
      let row = rect.height / 2
      guard rect.width >= 2 else { return }
      painter.write(isRaised ? " " : "[", at: rect.origin.offsetBy(dx: 0, dy: row))
      painter.write(isRaised ? " " : "]", at: rect.origin.offsetBy(dx: rect.width - 1, dy: row))
      guard rect.width >= 5, mark != " " else { return }
      painter.write(String(mark), at: rect.origin.offsetBy(dx: 1, dy: row))
    }
    content(&painter)
  }

  static var name: String { "ControlFace" }
}

extension View {
  /// This label of a control between brackets, or on a surface: 4 columns wider, where there is room for them.
  func faced(mark: Character = " ") -> some View {
    HStack(spacing: 0) { self }
      .unaryLayout(FacePadding())
      .modifier(DrawEffectModifier(ControlFace(mark: mark)))
  }
}

/// Two columns on either side, or fewer where the label itself has hardly any room.
private struct FacePadding: UnaryLayout {
  private func columns(_ proposal: ProposedViewSize) -> Int {
    guard let width = proposal.width else { return 2 }
    return width >= 5 ? 2 : width >= 3 ? 1 : 0
  }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: 2 * columns(proposal), height: 0)
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: content.width + 2 * columns(proposal), height: content.height)
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: (size.width - content.width) / 2, y: 0)
  }

  func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set { .horizontal }
}
