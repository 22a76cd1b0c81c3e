public import TerminalUICore

extension View {
  /// Makes the texts in this view lead to a URL: the terminal opens it, mostly by a click with Control.
  ///
  ///     Text("the manual").underline().hyperlink("https://example.org/manual")
  ///
  /// Terminals that have no links show the text alone, as does one whose target isn't an absolute URL with the scheme `http`, `https`, `mailto` or
  /// `file`, has a control character or more than 2 083 bytes. Characters outside ASCII are percent-encoded.
  ///
  /// - Parameter target: The URL.
  /// - Returns: A view whose cells are links.
  /// - Source: the specification "Hyperlinks in terminal emulators" (OSC 8); SwiftUI has `Link`.
  @inlinable public func hyperlink(_ target: String) -> some View {
    modifier(DrawEffectModifier(LinkEffect(target)))
  }
}

/// Makes the cells of its content links, and keeps the target as long as the view is there.
@usableFromInline nonisolated struct LinkEffect: DrawEffect {
  private let style: Style
  private let target: Numbered<String>?

  /// The plain style where no terminal should be sent the target.
  @usableFromInline init(_ target: String) {
    self.target = TerminalMessage.link(to: target) == nil ? nil : CellLink.keeping(target)
    var style = Style.plain
    style.link = self.target.flatMap { CellLink($0) }
    self.style = style
  }

  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    painter.styled(style, content)
  }

  @usableFromInline @MainActor func prepare(_ painter: inout Painter) {
    painter.style = style.over(painter.style)
  }

  @usableFromInline static var name: String { "style" }
  @usableFromInline static var isInherited: Bool { true }
}
