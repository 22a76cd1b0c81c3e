public import TerminalUICore

/// A control that leads to a URL.
///
///     Link("The manual", destination: "https://example.org/manual")
///
/// Return, Space or a click call the environment's `openURL`. Terminals that have links open it themselves as well, mostly by a click with Control:
/// its cells are a `hyperlink(_:)`. It has the `buttonStyle(_:)` around, or `link` without one.
/// - Source: SwiftUI `Link`; the destination is a string here, and a `URL` with `TerminalUIFoundation`.
public struct Link<Label: View>: UnaryView {
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyles) private var styles
  private let destination: String
  private let label: Label

  /// Makes a link that shows any view.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The link.
  public var body: some View {
    let button = Button {
      openURL(destination)
    } label: {
      label
    }
    if hasStyle {
      button.hyperlink(destination).pointerStyle(.link)
    } else {
      button.buttonStyle(.link).hyperlink(destination).pointerStyle(.link)
    }
  }

  private var hasStyle: Bool { !styles.isEmpty }
}

extension Link: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .link
    element.label = label.accessibilityText
  }
}

extension Link where Label == Text {
  /// Makes a link that shows a text.
  public init(_ titleKey: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link that shows a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
