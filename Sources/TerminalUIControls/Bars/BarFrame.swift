internal import CellLayout
internal import Observation
internal import TerminalUICore
internal import TerminalUINavigation

/// A view with a bar of one row above and below it, while they have something to show.
package struct BarFrame<Content: View>: UnaryView {
  @State private var bars = Bars()
  private let navigation: NavigationBarState?
  private let content: Content

  /// Puts bars around a view; the upper one has the title of a stack, if there is one.
  package init(navigation: NavigationBarState? = nil, @ViewBuilder content: () -> Content) {
    self.navigation = navigation
    self.content = content()
  }

  package var body: some View {
    let bars = bars
    BarFrameLayout(hugsContent: navigation?.hugsScreen ?? false) {
      ScreenContent(content)
        .modifier(BarsAround())
        // Views in a sheet are as large as their content. Views in a stack fill its room instead, unless the stack is itself as
        // large as its screen.
        .transformEnvironment(\.isInSheet) { [hugs = navigation?.hugsScreen ?? false] in
          if !hugs { $0 = false }
        }
        .onPreferenceChange(BarContentsKey.self) { bars.contents = $0 }
        .layoutValue(key: BarFramePartKey.self, value: .content)
      // Drawn after the content, but read before it.
      UpperBar(bars: bars, navigation: navigation).modifier(ReadingOrder(isFirst: true))
      LowerBar(bars: bars)
    }
    // The bars of one screen don't show another one's contents.
    .transformPreference(BarContentsKey.self) { $0 = BarContents() }
  }
}

/// The contents of a screen's bars: the ``BarFrame`` gathers it from the views, and both bars read it.
@Observable final class Bars {
  var contents = BarContents()
  /// The items for which there was no room in the latest layout.
  @ObservationIgnored var folded: Set<BarEntry.ID> = []
}

/// Tells views that there are bars around; not those in layers, which are elsewhere.
private struct BarsAround: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { BarsAroundNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Sets `hasBars` for the views below, so that their toolbars use these bars and make none of their own.
private final class BarsAroundNode: ScopedValueNode<Bool> {
  init(in context: NodeContext) { super.init(HasBarsKey.self, true, in: context, flags: []) }
  override var name: String { "bars" }
}

/// The bar at the top: the way back, the title, and items.
private struct UpperBar: View {
  let bars: Bars
  let navigation: NavigationBarState?

  var body: some View {
    let values = navigation?.values ?? .init()
    let contents = bars.contents
    let entries = contents.entries.filter(\.isInUpperBar)
    if contents.shows(.navigationBar, hasContent: !entries.isEmpty || !values.isEmpty) {
      BarRow(bars: bars, entries: entries) {
        if let back = values.back {
          Button("‹ \(back)") { navigation?.goBack() }.buttonStyle(.borderless).lineLimit(1)
            .padding(.trailing, 1)
            .layoutValue(key: BarPartKey.self, value: BarPart(kind: .back))
        }
        if values.title != nil || values.subtitle != nil {
          BarTitle(title: values.title, subtitle: values.subtitle)
            .layoutValue(key: BarPartKey.self, value: BarPart(kind: .title))
        }
      }
      .onKeyPress(.escape) {
        guard values.back != nil else { return .ignored }
        navigation?.goBack()
        return .handled
      }
      .layoutValue(key: BarFramePartKey.self, value: .top)
    }
  }
}

/// The bar at the bottom, while it has items.
private struct LowerBar: View {
  let bars: Bars

  var body: some View {
    let contents = bars.contents
    let entries = contents.entries.filter { !$0.isInUpperBar }
    if contents.shows(.bottomBar, hasContent: !entries.isEmpty) {
      BarRow(bars: bars, entries: entries) {}
        // Toasts stay off the bar.
        .modifier(KeptClear())
        .layoutValue(key: BarFramePartKey.self, value: .bottom)
    }
  }
}

private struct BarTitle: UnaryView {
  @Environment(\.paneHasFocus) private var hasFocus
  let title: ScreenTitle?
  let subtitle: ScreenTitle?

  var body: some View {
    HStack(cellSpacing: 2) {
      if let title {
        text(title).modifier(DrawEffectModifier(BarTitleLook(hasFocus: hasFocus))).layoutPriority(1)
          .accessibilityAddTraits(.isHeader)
      }
      if let subtitle { text(subtitle).foregroundStyle(.secondary) }
    }
    .lineLimit(1)
  }

  @ViewBuilder private func text(_ title: ScreenTitle) -> some View {
    if let view = title.view { view } else { Text(title.text) }
  }
}

/// Draws the title of a screen in bold, and in the tint unless the theme gives headers a background.
///
/// If several screens are next to each other, only the title of the one with the focus has the tint. It is underlined
/// where there are no colours.
private nonisolated struct BarTitleLook: DrawEffect {
  let hasFocus: Bool?

  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    var style = Style(attributes: .bold)
    let header = painter.palette.face(.header)
    if hasFocus ?? (header.background == nil) { style.foreground = .role(.tint) }
    if hasFocus == true, painter.palette.colors.depth == .none { style.attributes.insert(.underline) }
    painter.styled(style, content)
  }

  static var name: String { "barTitle" }
}

extension BarContents {
  fileprivate func shows(_ bar: ToolbarPlacement, hasContent: Bool) -> Bool {
    switch visibility(of: bar) {
    case .hidden: false
    case .visible: true
    case .automatic: hasContent
    }
  }
}

extension BarEntry {
  fileprivate var isInUpperBar: Bool {
    item.placement.place != .bottom && item.placement.place != .status
  }
}

/// Tells the layout which of its views is a bar.
private enum BarFramePart { case content, top, bottom }

private enum BarFramePartKey: LayoutValueKey {
  static var defaultValue: BarFramePart { .content }
}

/// All the room that is offered: a row for each bar, the rest for the content.
///
/// A bar is left out where the content would have no row: the lower one first.
private struct BarFrameLayout: UnobservedLayout {
  /// Whether the frame is as large as its content with the bars.
  let hugsContent: Bool

  /// The content, and those of the bars for which there is a row.
  private func parts(_ height: Int?, _ subviews: Subviews) -> (
    content: LayoutSubview?, top: LayoutSubview?, bottom: LayoutSubview?
  ) {
    let top = subviews.first { $0[BarFramePartKey.self] == .top }
    let bottom = subviews.first { $0[BarFramePartKey.self] == .bottom }
    let hasTop = height.map { $0 >= 2 } ?? true
    let hasBottom = height.map { $0 >= (top == nil ? 2 : 3) } ?? true
    return (
      subviews.first { $0[BarFramePartKey.self] == .content }, hasTop ? top : nil, hasBottom ? bottom : nil
    )
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    if let width = proposal.width, let height = proposal.height, !hugsContent {
      return Size(width: width, height: height)
    }
    let (content, top, bottom) = parts(proposal.height, subviews)
    let rows = (top == nil ? 0 : 1) + (bottom == nil ? 0 : 1)
    var ideal = content?.sizeThatFits(proposal.shrunk(width: 0, height: rows)) ?? .zero
    ideal.height += rows
    for bar in [top, bottom] { ideal.width = max(ideal.width, bar?.sizeThatFits(.unspecified).width ?? 0) }
    return hugsContent ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (content, top, bottom) = parts(bounds.height, subviews)
    let (above, below) = (top == nil ? 0 : 1, bottom == nil ? 0 : 1)
    let rest = Size(width: bounds.width, height: max(bounds.height - above - below, 0))
    if let content {
      let size = content.sizeThatFits(ProposedViewSize(rest))
      content.place(
        at: Point(
          x: bounds.minX + (rest.width - size.width) / 2,
          y: bounds.minY + above + (rest.height - size.height) / 2),
        proposal: ProposedViewSize(rest))
    }
    let row = ProposedViewSize(width: bounds.width, height: 1)
    let nothing = ProposedViewSize(width: 0, height: 0)
    for subview in subviews {
      switch subview[BarFramePartKey.self] {
      case .content: break
      case .top: subview.place(at: bounds.origin, proposal: top == nil ? nothing : row)
      case .bottom:
        subview.place(
          at: Point(x: bounds.minX, y: max(bounds.maxY - 1, bounds.minY)),
          proposal: bottom == nil ? nothing : row)
      }
    }
  }
}
