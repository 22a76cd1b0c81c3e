import Cells
public import TerminalUICore

/// A symbol, shown as a character, or a picture made of pixels.
///
///     Image(systemName: "trash")          // ⌫
///     Label("Inbox", systemImage: "tray.and.arrow.down")
///     Image(decorative: photo).resizable().scaledToFit()
///
/// A symbol takes one column and the colour of the texts around. The most usual names have a character: text, and never an emoji; `fill`, `circle`
/// and other parts of a name that describe the look of a symbol make no difference. For some symbols there is no character: a label then shows its
/// title alone, and an image on its own shows its name in words, or `◆` where there is no room for them. In a list, a menu or a form with other icons the title stays aligned with theirs; in a
/// bar of tabs no tab then shows an icon. Where only ASCII can be shown the character is replaced, or is a space. A picture is a ``PixelImage``, or a
/// file with `TerminalUIImages`.
/// - Source: SwiftUI `Image`; symbols are characters.
public struct Image: View {
  @Environment(\.isLabelIcon) private var isLabelIcon
  package let source: Source
  /// The label of a picture; `nil` for a decorative one.
  private let label: String?
  package var look = PictureLook()

  package nonisolated enum Source: Sendable {
    case symbol(String)
    case pixels(PixelImage, scale: Double)
    case file(PictureFile)
    /// A picture that can't be read: no module that reads files is linked.
    case unread(String)
  }

  package nonisolated init(_ source: Source, label: String?) { (self.source, self.label) = (source, label) }

  /// Shows a symbol.
  ///
  /// - Parameter systemName: The name of one of Apple's symbols.
  /// - Source: SwiftUI `Image.init(systemName:)`.
  public nonisolated init(systemName: String) { self.init(.symbol(systemName), label: nil) }

  /// Shows a symbol; a character has no part that a value fills.
  ///
  /// - Source: SwiftUI `Image.init(systemName:variableValue:)`; the value has no effect.
  public nonisolated init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// The character, if there is one, or the pixels.
  public var body: some View {
    switch source {
    case .symbol(let name):
      let character = SymbolTable.character(of: name)
      if isLabelIcon {
        SymbolIcon(character: character)
      } else {
        if let character {
          Text(verbatim: String(character)).lineLimit(1)
        } else {
          SymbolWords(words: Image.words(name))
        }
      }
    case .pixels(let image, let scale):
      PictureView(
        image: image, size: Size(width: image.width, height: image.height), scale: scale, look: look
      )
    case .file(let file): PictureFileView(file: file, look: look)
    case .unread(let name): UnreadPicture(name: name, isResizable: isResizable)
    }
  }

  /// Whether the image is a picture, or a symbol that has a character.
  package nonisolated var hasCharacter: Bool {
    if case .symbol(let name) = source { SymbolTable.character(of: name) != nil } else { true }
  }

  /// Whether the image fills all the cells that it is offered; a symbol stays one character in them.
  package nonisolated var isResizable: Bool { look.resizing != nil }

  /// The name without the parts that describe the look of the symbol.
  nonisolated static func words(_ name: String) -> String {
    name.split(separator: ".").prefix { $0 != "fill" && $0 != "circle" && $0 != "badge" }.joined(
      separator: " ")
  }
}

extension Image: AccessibleView {
  package var isTold: Bool {
    if case .symbol = source { true } else { label != nil }
  }

  package func describe(_ element: inout AccessibilityElement) {
    element.role = .image
    if case .symbol(let name) = source { element.label = Image.words(name) } else { element.label = label }
  }
}

nonisolated private enum LabelIconKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the view is the icon of a label.
  package var isLabelIcon: Bool {
    get { self[LabelIconKey.self] }
    set { self[LabelIconKey.self] = newValue }
  }
}
