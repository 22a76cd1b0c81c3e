internal import TerminalUICore

/// A control that goes to another screen of the navigation stack around it.
///
///     NavigationLink("Inbox", value: Folder.inbox)            // shows the destination of Folder
///     NavigationLink("About") { AboutView() }                 // shows a view
///
/// It shows its label and `›` as a button, and in a list or a form as a row, with `›` at its trailing edge. In a toolbar,
/// and in a style of `buttonStyle(_:)`, it shows its label alone, but in a list with `›` behind it. Where lengths count points, a label
/// that is more than texts and symbols is shown alone, except in a list or a form.
///
/// The destination is made when it is shown, and not before.
/// - Source: SwiftUI `NavigationLink`; differs in that a destination view is never made in advance.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: LinkTarget<Destination>
  private let label: Label
  /// Whether the label shows and follows a link of its own: it gets no button and no `›` here.
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

  /// Whether the link leads anywhere: a value that is `nil` disables it.
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
  /// Makes a link that shows nothing but `label`, which follows a link of its own: those with `isActive:` or `tag:`.
  package init(own label: Label) {
    target = .value(nil)
    self.label = label
    isWhole = true
  }

  /// Makes a link to the destination of a value; without a value it is disabled.
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
  /// Follows the link around the view.
  var linkAction: LinkAction { self[LinkActionKey.self] }
}

/// The view of a link: its label in a button that follows the link, or a label that does so itself.
package struct LinkLabel<Label: View>: UnaryView {
  @Environment(\.linkAction) private var linkAction
  @Environment(\.isInRow) private var isInRow
  @Environment(\.formColumns) private var formColumns
  @Environment(\.buttonStyles) private var styles
  @Environment(\.buttonSurroundings) private var surroundings
  package let label: Label
  let isEnabled: Bool
  /// Whether the label shows and follows a link of its own: it gets no button and no `›` here.
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
          // Here with a style, or outside of lists and forms.
          if styles.isEmpty && !(surroundings.leavesDrawnLabels && label.isDrawn) || isInRow {
            MadeLabel(
              content: HStack {
                label.stacked
                LinkSign()
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

/// The sign of a link outside of rows; in a bar there is none.
private struct LinkSign: View {
  @Environment(\.isInBar) private var isInBar

  var body: some View { if !isInBar { Text("›") } }
}
