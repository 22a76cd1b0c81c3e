/// A title with a symbol before it.
///
///     Label("Inbox", systemImage: "envelope")
///     Label("Inbox", symbol: "✉")
///     Label { Text("Inbox").bold() } icon: { Text("●").foregroundStyle(.green) }
///
/// - Source: SwiftUI `Label`; symbols are characters, see ``Image``.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyles) private var styles
  @Environment(\.labelIconToTitleSpacing) private var spacing
  // Unsafe in name only: they are set before other code has the label, which crosses to another actor as a whole.
  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  /// Makes a label of a title and an icon before it.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in its style.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon.environment(\.isLabelIcon, true))),
      lacksIcon: (icon as? Image)?.hasCharacter == false, spacing: spacing)
    return styles.last?.styled(configuration, in: StyleKey<any LabelStyle>.self)
      ?? DefaultLabelStyle().styled(configuration)
  }
}

extension Label: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .text
    element.label = title.accessibilityText
  }
}

extension Label where Title == Text, Icon == Text {
  /// Makes a label of two texts: a title, and a symbol before it, mostly of one character.
  public nonisolated init(_ titleKey: LocalizedStringKey, symbol: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Text(symbol)
    }
  }

  /// Makes a label of two texts: a title, and a symbol before it, mostly of one character.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, symbol: String) {
    self.init {
      Text(title)
    } icon: {
      Text(symbol)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label from a style's configuration, so that a style can extend another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
