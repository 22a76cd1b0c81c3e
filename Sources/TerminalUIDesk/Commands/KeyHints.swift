internal import TerminalUICore

extension View {
  /// Shows below this view what some keys do now, and what all keys do on `?`.
  ///
  ///     ContentView().keyHints()
  ///     //  …
  ///     //  d Delete  Return Edit  ^N New  ? Help
  ///
  /// The row shows every action that works and has a key, the nearest to the focus first: `onKeyPress` with a name, `keyboardShortcut`, buttons of
  /// toolbars, ``Commands``. The actions of every app are at the end: the palette, the menu bar, Help. The row changes with the focus, with disabled
  /// views, with layers over the screen, and with the user's keymap. Where there isn't room for all, the menu bar and the palette are left out first,
  /// then those furthest from the focus, and Help last; a window of less than four rows shows none. A click on a hint runs its action. The row is
  /// computed again only after a change that concerns actions.
  ///
  /// `?`, or F1 where `?` is typed, shows ``keyHelp()``.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter visibility: Whether the row is shown; the help is there in any case.
  /// - Returns: A view that fills the room it is offered, with a row below it.
  @inlinable public func keyHints(_ visibility: Visibility = .automatic) -> some View {
    modifier(KeyHintsModifier(isShown: visibility != .hidden)).keyHelp()
  }
}

@usableFromInline struct KeyHintsModifier: ViewModifier {
  let isShown: Bool

  @usableFromInline init(isShown: Bool) { self.isShown = isShown }

  @usableFromInline func body(content: Content) -> some View {
    HintedLayout {
      content.asOneItem
      if isShown { KeyHintBar().modifier(KeptClear()).modifier(Undimmed()) }
    }
  }
}

/// The row of hints, made again when the actions that work now change.
private struct KeyHintBar: View {
  @Environment(\.actionAccess) private var access

  var body: some View {
    ActionsReader { HintRow(hints: KeyHint.hints(of: $0)) }
  }
}

/// One hint: a key, and the title of its present action.
struct KeyHint: Hashable {
  let id: String
  let key: String
  package let title: String
  package let priority: Double

  /// The hints of actions with keys; of several that are called the same the nearest has one.
  @MainActor static func hints(of actions: [KeyAction]) -> [KeyHint] {
    var known: Set<[String]> = []
    let hints = actions.compactMap { action -> KeyHint? in
      guard !action.shownKeys.isEmpty, known.insert([action.id, action.title]).inserted else { return nil }
      return KeyHint(action)
    }
    // The actions of every app come after those of this one.
    // An action with no priority at all is in the help only.
    return hints.filter { $0.priority == 0 } + hints.filter { $0.priority != 0 && $0.priority > -.infinity }
  }

  @MainActor private init(_ action: KeyAction) {
    id = action.id
    key = action.shownKeys[0].description
    title = action.title
    priority = action.priority
  }
}

/// The hints side by side; a click on one runs its action.
private struct HintRow: View {
  @Environment(\.actionAccess) private var access
  let hints: [KeyHint]

  var body: some View {
    HintRowLayout(priorities: hints.map(\.priority)) {
      ForEach(Array(hints.enumerated()), id: \.offset) { _, hint in
        let access = access
        HStack {
          Text(hint.key).foregroundStyle(.tint)
          Text(hint.title)
        }
        .lineLimit(1)
        .modifier(PressModifier { access.perform(id: hint.id) })
        .accessibilityElement(children: .combine)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipped()
    .foregroundStyle(.secondary)
    .background(.surface)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Keys")
    .accessibilityAddTraits(.isKeyboardKey)
  }
}

/// Puts as many hints as fit into a row; the last one with the lowest priority is left out first.
private struct HintRowLayout: UnobservedLayout {
  let priorities: [Double]

  /// The columns between two hints.
  private static let gap = 2

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let total = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + Self.gap }
    return Size(width: min(proposal.width ?? total, total), height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let shown = shown(widths, in: bounds.width - 1)
    var x = bounds.minX + 1
    for index in subviews.indices {
      guard shown.contains(index) else {
        subviews[index].place(
          at: Point(x: bounds.maxX, y: bounds.minY), proposal: ProposedViewSize(width: 0, height: 1))
        continue
      }
      subviews[index].place(
        at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: widths[index], height: 1))
      x += widths[index] + Self.gap
    }
  }

  /// The hints that fit, those with the highest priority first.
  private func shown(_ widths: [Int], in room: Int) -> Set<Int> {
    var order = Array(widths.indices)
    if priorities.count == widths.count {
      order.sort { (-priorities[$0], $0) < (-priorities[$1], $1) }
    }
    var (left, shown) = (room + Self.gap, Set<Int>())
    for index in order {
      left -= widths[index] + Self.gap
      if left < 0 { break }
      shown.insert(index)
    }
    return shown
  }
}

/// A view that takes all the room, and a row below it where there are four rows.
private struct HintedLayout: UnobservedLayout {
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
    content.place(
      at: Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + (bounds.height - bar) / 2),
      anchor: .center,
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - bar))
    guard subviews.count > 1 else { return }
    subviews[1].place(
      at: Point(x: bounds.minX, y: bounds.maxY - bar),
      proposal: ProposedViewSize(width: bounds.width, height: bar))
  }

  private func barHeight(_ height: Int?, _ subviews: Subviews) -> Int {
    subviews.count > 1 && height ?? 4 >= 4 ? 1 : 0
  }
}
