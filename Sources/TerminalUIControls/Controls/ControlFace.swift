internal import TerminalUICore

/// Draws a block around the label of a compact control; without one in the palette, brackets in the same cells.
///
///       Save       on a block
///     [ Save ]     without colours
///
/// A large one has a frame of lines instead of brackets. Where lengths count points, a block that yields isn't drawn on a background of the app's.
nonisolated struct ControlFace: DrawEffect {
  /// The face of the control.
  var face = PaintFace.button
  /// The character next to the leading bracket.
  var mark: Character = " "
  /// Whether there is a row for lines above and below the label.
  var isFramed = false
  /// Whether there is no block where the app has drawn something behind the control.
  var yields = false

  @MainActor package func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    var rects: [Rect] = []
    view.visitRects { rects.append($0) }
    if yields, view.lengthUnit != .cells, let ground = rects.first.flatMap(painter.appGround) {
      return painter.styled(Style(foreground: painter.textColor(onApp: ground)), content)
    }
    let look = painter.palette.face(face)
    let isRaised = look.background != nil || look.attributes.contains(.reverse)
    func draw(_ painter: inout Painter) {
      for rect in rects { drawEdges(of: rect, isRaised: isRaised, &painter) }
      content(&painter)
    }
    if isRaised, look.foreground != nil { return painter.block(look, rects, draw) }
    for rect in rects { painter.fill(rect, with: .space, style: isRaised ? look : .plain) }
    painter.styled(isRaised ? .plain : look, draw)
  }

  /// Draws what is at the edges of the block: a frame or brackets where there is no colour, and the mark of the
  /// control.
  @MainActor private func drawEdges(of rect: Rect, isRaised: Bool, _ painter: inout Painter) {
    let row = rect.height / 2
    guard rect.width >= 2 else { return }
    if !isRaised, isFramed, rect.height >= 3 { return painter.drawBox(rect, .rounded) }
    if !isRaised {
      painter.write("[", at: rect.origin.offsetBy(dx: 0, dy: row))
      painter.write("]", at: rect.origin.offsetBy(dx: rect.width - 1, dy: row))
    }
    guard rect.width >= 5, mark != " " else { return }
    painter.write(String(mark), at: rect.origin.offsetBy(dx: 1, dy: row))
  }

  static var name: String { "ControlFace" }
}

extension View {
  /// This label of a control on a block, or between brackets: 4 columns wider, where there is room for them.
  package func faced(
    _ face: PaintFace = .button, mark: Character = " ", size: ControlSize = .regular, yields: Bool = false
  ) -> some View {
    HStack(spacing: 0) { self }
      .unaryLayout(FacePadding(controlSize: size))
      .modifier(
        DrawEffectModifier(ControlFace(face: face, mark: mark, isFramed: size >= .large, yields: yields)))
  }
}

/// Two columns on either side, or fewer for a label with hardly any room.
///
/// A large control has more, and a row above and below.
private struct FacePadding: UnaryLayout {
  let controlSize: ControlSize

  private func columns(_ proposal: ProposedViewSize) -> Int {
    let most = controlSize <= .small ? 1 : controlSize >= .large ? 4 : 2
    guard let width = proposal.width, width < 2 * most + 1 else { return most }
    return width >= 5 ? Swift.min(most, 2) : width >= 3 ? 1 : 0
  }

  private func rows(_ proposal: ProposedViewSize) -> Int {
    guard controlSize >= .large else { return 0 }
    return proposal.height.map { $0 < 3 } ?? false ? 0 : 1
  }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: 2 * columns(proposal), height: 2 * rows(proposal))
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: content.width + 2 * columns(proposal), height: content.height + 2 * rows(proposal))
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
  }

  func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set {
    controlSize >= .large ? [.horizontal, .vertical] : .horizontal
  }
}
