internal import TerminalUICore

/// The titles of the menus in a row; those that have no room are in the last one.
struct MenuBar: View {
  let model: MenuBarModel

  var body: some View {
    MenuBarRow(model: model) {
      ForEach(model.menus) { menu in
        BarMenu(model: model, id: menu.id, title: menu.title, letter: menu.letter) {
          MenuSections(menu: menu)
        }
      }
      BarMenu(model: model, id: MenuBarModel.more, title: "…", letter: nil) {
        ForEach(model.menus.filter { $0.id >= model.shownCount }) { menu in
          Menu(menu.title) { MenuSections(menu: menu) }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipped()
    .modifier(DrawEffectModifier(OpaqueSurface()))
  }
}

/// The items of one menu of the bar, with lines between its sections.
private struct MenuSections: View {
  let menu: MenuBarModel.Menu

  var body: some View {
    ForEach(menu.sections) { section in
      if section.id != menu.sections.first?.id { Divider() }
      section.content
    }
    .actionGroup(.command, title: menu.title)
  }
}

/// A title of the bar, which opens its menu.
private struct BarMenu<Content: View>: View {
  @State private var isOpen = false
  let model: MenuBarModel
  let id: Int
  let title: String
  let letter: String.Index?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let (model, id) = (model, id)
    label.lineLimit(1).padding(.horizontal, 1)
      .modifier(DrawEffectModifier(StateEffect(isOpen ? .focused : nil, isControl: true)))
      .modifier(
        MenuModifier(kind: .menu, handle: model.handle(of: id), isOpen: $isOpen, content: content)
      )
      .environment(\.menuBarStep) { model.step(from: id, forward: $0) }
      .onChange(of: isOpen) { model.menu(id, isOpen: isOpen) }
      // When the bar is where it will be: it may have come for the menu.
      .onChange(of: model.opened == id) { _, isWanted in
        guard isWanted, !isOpen else { return }
        if !model.handle(of: id).open() { model.menu(id, isOpen: false) }
      }
  }

  private var label: Text {
    guard let letter, letter < title.endIndex else { return Text(title) }
    let next = title.index(after: letter)
    return Text(String(title[..<letter])) + Text(String(title[letter..<next])).underline()
      + Text(String(title[next...]))
  }
}

extension BarMenu: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .menu
    element.label = title
  }
}

/// As many titles as there is room for; the last subview leads to the others.
private struct MenuBarRow: TellingLayout {
  let model: MenuBarModel

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let total = subviews.dropLast().reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    // All of it, so that hidden titles are outside.
    return Size(width: proposal.width ?? total, height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let count = widths.count - 1
    var shown = count
    while shown > 0 {
      let own = widths[..<shown].reduce(0, +) + (shown < count ? widths[count] : 0)
      if own <= bounds.width { break }
      shown -= 1
    }
    model.shownCount = shown
    var x = bounds.minX
    for index in subviews.indices {
      let isShown = index < shown || (index == count && shown < count)
      let width = isShown ? min(widths[index], max(bounds.maxX - x, 0)) : 0
      subviews[index].place(
        at: Point(x: isShown ? x : bounds.maxX, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: 1))
      x += width
    }
  }
}

/// A bar over a view; with less than ten rows, it is shown only while a menu is open.
struct MenuBarLayout: UnobservedLayout {
  let isOpen: Bool

  private static let leastRows = 10

  private func barHeight(_ height: Int?, _ subviews: Subviews) -> Int {
    subviews.count > 1 && height ?? Self.leastRows >= Self.leastRows ? 1 : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let content = subviews.first else { return .zero }
    let bar = barHeight(proposal.height, subviews)
    let size = content.sizeThatFits(
      ProposedViewSize(width: proposal.width, height: proposal.height.map { $0 - bar }))
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height + bar)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    let bar = barHeight(bounds.height, subviews)
    let room = Rect(x: bounds.minX, y: bounds.minY + bar, width: bounds.width, height: bounds.height - bar)
    let size = content.sizeThatFits(ProposedViewSize(room.size))
    content.place(
      at: Point(
        x: room.minX + room.width / 2 - size.width / 2, y: room.minY + room.height / 2 - size.height / 2),
      proposal: ProposedViewSize(room.size))
    guard subviews.count > 1 else { return }
    subviews[1].place(
      at: Point(x: bounds.minX, y: bar > 0 || isOpen ? bounds.minY : bounds.maxY),
      proposal: ProposedViewSize(width: bounds.width, height: min(1, bounds.height)))
    for other in subviews.dropFirst(2) { other.place(at: bounds.origin, proposal: .zero) }
  }
}
