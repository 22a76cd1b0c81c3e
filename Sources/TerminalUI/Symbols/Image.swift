/// A symbol, shown as a character.
///
///     Image(systemName: "trash")          // ⌫
///     Label("Inbox", systemImage: "tray.and.arrow.down")
///
/// A symbol takes one column and the colour of the texts around. The most usual names have a character: text, and never an emoji; `fill`, `circle` and other parts of a name that say
/// how a symbol is drawn make no difference. Where no character says what a symbol does, there is none: a label shows its title
/// alone, and an image that stands for itself its name in words. Where only ASCII can be shown the character has a stand-in, or is a space.
/// - Source: SwiftUI `Image`; symbols are characters.
public struct Image: View {
  @Environment(\.isLabelIcon) private var isLabelIcon
  let name: String

  /// Shows a symbol.
  ///
  /// - Parameter systemName: The name of one of Apple's symbols.
  /// - Source: SwiftUI `Image.init(systemName:)`.
  public init(systemName: String) { name = systemName }

  /// The character, if there is one.
  public var body: some View {
    if let character = SymbolTable.character(of: name) {
      Text(verbatim: String(character)).lineLimit(1)
    } else if !isLabelIcon {
      Text(verbatim: words).lineLimit(1)
    }
  }

  /// The name without what says how the symbol is drawn.
  private var words: String {
    name.split(separator: ".").prefix { $0 != "fill" && $0 != "circle" && $0 != "badge" }.joined(
      separator: " ")
  }
}

extension Image: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .image
    element.label = words
  }
}

nonisolated private enum LabelIconKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the view stands before the title of a label.
  var isLabelIcon: Bool {
    get { self[LabelIconKey.self] }
    set { self[LabelIconKey.self] = newValue }
  }
}
