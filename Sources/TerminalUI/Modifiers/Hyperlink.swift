extension View {
  /// Makes the texts in this view lead to a URL: the terminal opens it, mostly by a click with Control.
  ///
  ///     Text("the manual").underline().hyperlink("https://example.org/manual")
  ///
  /// Terminals that have no links show the text alone, as does one whose target isn't an absolute URL with the scheme `http`, `https`, `mailto` or
  /// `file`, has a control character or more than 2 083 bytes. What isn't ASCII is percent-encoded.
  ///
  /// - Parameter target: The URL.
  /// - Returns: A view whose cells are links.
  /// - Source: the specification "Hyperlinks in terminal emulators" (OSC 8); SwiftUI has `Link`.
  @inlinable public func hyperlink(_ target: String) -> some View {
    style(.ofLink(to: target))
  }
}

extension Style {
  /// The style of a link; the plain one where no terminal should be sent the target.
  @usableFromInline static func ofLink(to target: String) -> Style {
    TerminalMessage.link(to: target) == nil ? .plain : .linking(to: target)
  }
}
