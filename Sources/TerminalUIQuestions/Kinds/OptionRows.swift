internal import TerminalUICore

/// A column of options, one with the cursor.
///
/// It shows as many options as there is room for, and the number of the others.
struct OptionRows: View {
  let titles: [String]
  let cursor: Int
  /// Which are chosen, where several can be.
  var isChosen: ((Int) -> Bool)?
  let choose: (Int) -> Void

  /// The most rows.
  static let mostRows = 8

  private var visible: Range<Int> {
    let count = min(titles.count, Self.mostRows)
    let start = max(min(cursor - count / 2, titles.count - count), 0)
    return start..<(start + count)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(visible, id: \.self) { index in
        row(index).onTapGesture { choose(index) }
      }
      if titles.count > Self.mostRows {
        Text("\(cursor + 1) of \(titles.count)").foregroundStyle(.secondary).padding(.leading, 4)
      }
    }
  }

  /// One option: the mark of the cursor, a box if several may be chosen, and the title.
  private func row(_ index: Int) -> some View {
    HStack {
      Text(verbatim: index == cursor ? "›" : " ").foregroundStyle(.tint)
      if let isChosen { Text(verbatim: isChosen(index) ? "◼" : "◻").foregroundStyle(.tint) }
      Text(verbatim: titles[index]).bold(index == cursor).lineLimit(1)
    }
    .padding(.leading, 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: titles[index]))
    .accessibilityValue(Text(verbatim: isChosen.map { $0(index) ? "on" : "off" } ?? ""))
    .accessibilityAddTraits(isChosen == nil ? .isButton : .isToggle)
    .accessibilityAddTraits(index == cursor ? .isSelected : [])
  }
}

/// The keys that move the cursor through the options of a question.
struct CursorKeys: ViewModifier {
  @Binding var cursor: Int
  let count: Int

  func body(content: Content) -> some View {
    content
      .onKeyPress(.downArrow) { move(by: 1) }
      .onKeyPress(.upArrow) { move(by: -1) }
      .onKeyPress(.pageDown) { move(to: min(cursor + OptionRows.mostRows, count - 1)) }
      .onKeyPress(.pageUp) { move(to: max(cursor - OptionRows.mostRows, 0)) }
  }

  /// Moves the cursor by `step` rows, at an end on to the other end.
  private func move(by step: Int) -> KeyPress.Result {
    move(to: count > 0 ? (cursor + step + count) % count : 0)
  }

  private func move(to place: Int) -> KeyPress.Result {
    cursor = max(place, 0)
    return .handled
  }
}
