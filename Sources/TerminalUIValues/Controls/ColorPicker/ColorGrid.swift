internal import TerminalUICore

/// Rows of colours.
///
/// Keys and clicks choose a colour.
struct ColorGrid: UnaryView {
  let chosen: Color
  /// Is called with the colour to which the arrows have gone.
  let onMove: (Color) -> Void
  /// Is called by Return, Space and clicks.
  let onChoose: () -> Void

  var body: some View {
    ColorRows(place: Self.place(of: chosen), onMove: onMove, onChoose: onChoose)
      .focusable()
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
        guard let next = Self.next(from: Self.place(of: chosen), by: press.key) else { return .ignored }
        onMove(Self.colors[next])
        return .handled
      }
      .onKeyPress(keys: [.return, .space]) { _ in
        onChoose()
        return .handled
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Colours")
      .accessibilityValue(Self.place(of: chosen).map { "\($0 + 1) of \(Self.colors.count)" } ?? "")
  }

  /// The colours of a row.
  static var columns: Int { 8 }
  /// The columns of cells.
  static var width: Int { columns * ColorCell.width }
  /// All colours: 16 of the terminal, named ones, greys.
  static let colors = ColorName.names.map(\.color) + (0..<8).map { Color.indexed(UInt8(232 + $0 * 3)) }

  /// The place of a colour; `nil` for one that isn't there.
  static func place(of color: Color) -> Int? { colors.firstIndex(of: color) }

  /// The place that a key leads to; `nil` at the edge.
  static func next(from place: Int?, by key: KeyEquivalent) -> Int? {
    guard let place else { return 0 }
    let (row, column) = place.quotientAndRemainder(dividingBy: columns)
    switch key {
    case .leftArrow: return column > 0 ? place - 1 : nil
    case .rightArrow: return column < columns - 1 ? place + 1 : nil
    case .upArrow: return row > 0 ? place - columns : nil
    default: return place + columns < colors.count ? place + columns : nil
    }
  }
}

/// The cells of the colours, with the chosen one marked.
private struct ColorRows: View {
  @Environment(\.isFocused) private var isFocused
  let place: Int?
  let onMove: (Color) -> Void
  let onChoose: () -> Void

  var body: some View {
    VStack(alignment: .leading, cellSpacing: 0) {
      ForEach(0..<(ColorGrid.colors.count / ColorGrid.columns), id: \.self) { row in
        HStack(cellSpacing: 0) {
          ForEach(0..<ColorGrid.columns, id: \.self) { column in
            let index = row * ColorGrid.columns + column
            ColorCell(
              color: ColorGrid.colors[index], mark: index != place ? "   " : isFocused ? "[✓]" : " ✓ "
            )
            .onTapGesture {
              onMove(ColorGrid.colors[index])
              onChoose()
            }
          }
        }
      }
    }
  }
}

/// A colour, with a mark that can be read on it.
private struct ColorCell: View, Equatable {
  static var width: Int { 3 }
  let color: Color
  let mark: String

  var body: some View {
    Text(mark).foregroundStyle(Self.ink(on: color)).background(color)
  }

  private static func ink(on color: Color) -> Color {
    guard let parts = color.components else { return .role(.background) }
    let light = 299 * Int(parts.red) + 587 * Int(parts.green) + 114 * Int(parts.blue)
    return light > 127_500 ? .indexed(16) : .indexed(231)
  }
}
