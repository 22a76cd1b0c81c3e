import TerminalUI

enum ThirdMarker: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width / 3 }
}

let horizontalGuides: [HorizontalAlignment] = [
  .leading, .center, .trailing, HorizontalAlignment(ThirdMarker.self),
]
let verticalGuides: [VerticalAlignment] = [
  .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .center,
]
let alignments: [Alignment] = [
  .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  Alignment(horizontal: .leading, vertical: .firstTextBaseline),
  Alignment(horizontal: horizontalGuides[3], vertical: .top), .center,
]

extension Sketch {
  /// Puts the modifier that this model is on a view.
  @ViewBuilder func modifying<Content: View>(_ content: Content, _ handles: Handles) -> some View {
    switch kind {
    case .padding(let edges, let length): content.padding(Edge.Set(rawValue: Int8(edges)), length)
    case .frame(let width, let height, let alignment):
      content.frame(width: width, height: height, alignment: alignments[alignment])
    case .flexibleFrame(let limits, let alignment):
      content.frame(
        minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2], minHeight: limits[3],
        idealHeight: limits[4], maxHeight: limits[5], alignment: alignments[alignment])
    case .border(let number):
      content.border(number == 0 ? nil : .indexed(UInt8(number)), number == 2 ? .double : .light)
    case .background(let alignment):
      content.background(alignment: alignments[alignment]) { Shown(model: children[1], handles: handles) }
    case .overlay(let alignment):
      content.overlay(alignment: alignments[alignment]) { Shown(model: children[1], handles: handles) }
    case .style, .offset, .fixedSize, .priority, .guide, .clipped, .hidden: drawn(content)
    default: environment(content)
    }
  }

  @ViewBuilder private func drawn<Content: View>(_ content: Content) -> some View {
    switch kind {
    case .style(let number):
      switch number {
      case 0: content.bold()
      case 1: content.bold(false)
      case 2: content.reverse()
      case 3: content.foregroundStyle(.yellow)
      case 4: content.foregroundStyle(.green).underline()
      case 5: content.dim()
      default: painted(content, number)
      }
    case .offset(let x, let y): content.offset(x: x, y: y)
    case .fixedSize(let horizontal, let vertical):
      content.fixedSize(horizontal: horizontal, vertical: vertical)
    case .priority(let number): content.layoutPriority(Double(number)).zIndex(Double(number))
    case .guide(let key, let value): guiding(content, key, value)
    case .clipped: content.clipped()
    default: content.hidden()
    }
  }

  @ViewBuilder private func painted<Content: View>(_ content: Content, _ number: Int) -> some View {
    switch number {
    case 6: content.opacity(0.5)
    case 7: content.opacity(number == 7 ? 0.1 : 0)
    case 8:
      content.foregroundStyle(
        .linearGradient(
          colors: [.rgb(255, 0, 0), .rgb(0, 0, 255)], startPoint: .topLeading, endPoint: .bottomTrailing))
    case 9:
      content.background(
        LinearGradient(colors: [.rgb(0, 90, 0), .role(.surface)], startPoint: .top, endPoint: .trailing))
    case 10: content.foregroundStyle(.secondary).tint(.orange)
    case 11: content.background(Color.rgb(200, 100, 0).opacity(0.4))
    case 12: content.overlay(Color.rgb(0, 100, 200).opacity(0.3))
    case 13: content.foregroundStyle(.tint, .error.opacity(0.5))
    case 14:
      content.border(
        LinearGradient(colors: [.white, .rgb(9, 9, 90)], startPoint: .leading, endPoint: .trailing))
    default: content.opacity(0)
    }
  }

  @ViewBuilder private func guiding<Content: View>(_ content: Content, _ key: Int, _ value: Int) -> some View
  {
    switch key {
    case 0: content.alignmentGuide(.leading) { _ in value }
    case 1: content.alignmentGuide(HorizontalAlignment.center) { $0.width - value }
    case 2: content.alignmentGuide(.trailing) { $0.width / 2 + value }
    case 3: content.alignmentGuide(.top) { $0.height / 2 - value }
    case 4: content.alignmentGuide(VerticalAlignment.center) { _ in value }
    case 5: content.alignmentGuide(.bottom) { $0[.top] + value }
    case 6: content.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] - value }
    default: content.alignmentGuide(horizontalGuides[3]) { $0[.leading] + value }
    }
  }

  @ViewBuilder private func environment<Content: View>(_ content: Content) -> some View {
    switch kind {
    case .disabled(let isDisabled): content.disabled(isDisabled)
    case .identity(let number): content.id(number)
    case .lineLimit(let limit): content.lineLimit(limit)
    case .textAlignment(let number):
      content.multilineTextAlignment([TextAlignment.leading, .center, .trailing][number])
    case .truncation(let number): content.truncationMode([TextTruncation.head, .middle, .tail][number])
    case .modified(let number): content.modifier(Marked(number: number))
    default: content
    }
  }
}

/// A layout that looks at everything that a layout may look at.
struct Scatter: Layout {
  let step: Int

  private func size(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> (ProposedViewSize, Size) {
    let proposal =
      step % 2 == 0
      ? ProposedViewSize.unspecified
      : ProposedViewSize(width: proposal.width.map { $0 == .max ? $0 : $0 / 2 }, height: proposal.height)
    return (proposal, subview.sizeThatFits(proposal))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    var total = Size.zero
    for subview in subviews {
      let next = size(subview, proposal).1
      total.width = (total.width + next.width + step).clampedToLength
      total.height = Swift.max(total.height, next.height)
    }
    return step == 5 ? proposal.replacingUnspecifiedDimensions() : total
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() where index % 4 != 3 {
      let (proposal, size) = size(subview, proposal)
      let guide = step == 4 ? subview.dimensions(in: proposal)[VerticalAlignment.center] : 0
      let anchor: UnitPoint = step == 6 ? .center : .topLeading
      subview.place(
        at: Point(x: x, y: index - guide + (subview.priority > 0 ? 1 : 0)), anchor: anchor, proposal: proposal
      )
      x = (x + size.width + step).clampedToCells
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> Int? { step == 3 && guide == .leading ? subviews.first?.sizeThatFits(proposal).width : nil }
}
