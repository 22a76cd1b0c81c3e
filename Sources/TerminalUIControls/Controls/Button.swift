public import TerminalUICore

/// A control that runs an action by a click, or by Return or Space while it has the focus.
///
///     Button("Save") { save() }
///
/// It shows its label between brackets, `[ Save ]`, or, where there are colours, on a block of as many cells. With the
/// focus it is filled with the tint. Where lengths count points, a label is left as it is if it is more than texts and
/// symbols, and there is no block on a background that the app has drawn. The styles are those of ``PrimitiveButtonStyle`` and ``ButtonStyle``.
/// - Source: SwiftUI `Button`.
public struct Button<Label: View>: UnaryView {
  @Environment(\.buttonStyles) private var styles
  @Environment(\.buttonSurroundings) private var surroundings
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button for a purpose.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in its style.
  public var body: some View {
    // The styles are those set around the button, the outermost first: a decisive one wins over those further in.
    if let style = styles.first(where: { $0 is any DecisiveButtonStyle }) ?? styles.last {
      style.styledItem(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(view: label.asLabel), action: action),
        in: StyleKey<any PrimitiveButtonStyle>.self)
    } else if surroundings.leavesDrawnLabels, label.isDrawn {
      label.stacked.foregroundColor(role == .destructive ? .role(.error) : nil).pressable(action)
    } else {
      label.stacked.bordered(role, size: surroundings.size, yields: true).pressable(action)
    }
  }
}

extension Button: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .button
    element.label = label.accessibilityText
  }
}

extension Button: ActionControl {
  var plainTitle: String? { label.accessibilityText }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button from a style's configuration, so that a style can extend another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Makes a button with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Makes a button with a text, for a purpose.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a text, for a purpose.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The purpose of a button.
///
/// - Source: SwiftUI `ButtonRole`.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private let number: Int8

  /// The button destroys something: its label has the colour of errors.
  public static let destructive = ButtonRole(number: 0)
  /// The button ends something without doing it.
  public static let cancel = ButtonRole(number: 1)
}

/// Makes its content pressable by mouse, Return and Space: behind buttons and all controls that act like one.
@usableFromInline package struct PressModifier: PassModifier {
  let action: () -> Void
  /// Whether views in it observe a press by a key, which counts as pressed for a moment.
  let showsKeys: Bool

  @usableFromInline package init(action: @escaping () -> Void, showsKeys: Bool = false) {
    self.action = action
    self.showsKeys = showsKeys
  }
  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    PressNode(action, showsKeys: showsKeys, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PressNode.self).action = action
  }
}

package nonisolated enum IsPressedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

/// Whether a key pressed the view a moment ago.
nonisolated enum IsPressedByKeyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  package var isPressed: Bool {
    get { self[IsPressedKey.self] }
    set { self[IsPressedKey.self] = newValue }
  }
}
