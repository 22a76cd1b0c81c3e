internal import TerminalUICore

/// A control that goes to another screen of the navigation stack around it.
///
///     NavigationLink("Inbox", value: Folder.inbox)            // shows the destination of Folder
///     NavigationLink("About") { AboutView() }                 // shows a view
///
/// It shows its label and `›` as a button, and in a list or a form as a row, with `›` at its trailing edge. In the style of
/// `buttonStyle(_:)` it shows its label alone. The destination is made when it is shown, and not before.
/// - Source: SwiftUI `NavigationLink`; differs in that a destination view is never made in advance.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: LinkTarget<Destination>
  private let label: Label
  /// Whether the label is a link by itself.
  private var isWhole = false

  /// Makes a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a view.
  public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// The link.
  public var body: some View {
    LinkLabel(label: label, isEnabled: isWhole || isEnabled, isWhole: isWhole).modifier(LinkModifier(target))
  }

  private var isEnabled: Bool {
    if case .value(nil) = target { false } else { true }
  }
}

extension NavigationLink: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .link
    element.label = label.accessibilityText
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view, with a text.
  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view, with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link of a view that is one by itself.
  package init(own label: Label) {
    target = .value(nil)
    self.label = label
    isWhole = true
  }

  /// Makes a link to the destination of a value; without one it is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    if let value { target = .value(AnyHashable(value)) } else { target = .value(nil) }
    self.label = label()
  }

  /// Makes a link to the destination of a value, with a text; without a value it is disabled.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the destination of a value, with a text; without a value it is disabled.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

private nonisolated extension EnvironmentValues {
  var linkAction: LinkAction { self[LinkActionKey.self] }
}

/// The label of a link, which is pressed to follow it.
package struct LinkLabel<Label: View>: UnaryView {
  @Environment(\.linkAction) private var linkAction
  @Environment(\.isInRow) private var isInRow
  @Environment(\.formColumns) private var formColumns
  @Environment(\.buttonStyles) private var styles
  @Environment(\.buttonSurroundings) private var surroundings
  package let label: Label
  let isEnabled: Bool
  /// Whether the label is a link by itself.
  let isWhole: Bool
  /// Follows the link; `nil` for the action of the link around.
  let action: (() -> Void)?

  package init(label: Label, isEnabled: Bool, isWhole: Bool = false, follow action: (() -> Void)? = nil) {
    (self.label, self.isEnabled, self.isWhole, self.action) = (label, isEnabled, isWhole, action)
  }

  private func follow() { if let action { action() } else { linkAction() } }

  package var body: some View {
    Group {
      if styles.isEmpty, !isWhole, isInRow || formColumns != nil {
        Button {
          follow()
        } label: {
          HStack {
            label.stacked
            Spacer(minLength: 0)
            Text("›").foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
      } else if !isWhole {
        Button {
          follow()
        } label: {
          if styles.isEmpty && !(surroundings.leavesDrawnLabels && label.isDrawn) || isInRow {
            MadeLabel(
              content: HStack {
                label.stacked
                Text("›")
              })
          } else {
            label
          }
        }
      } else {
        label
      }
    }
    .disabled(!isEnabled)
  }
}
