internal import TerminalUICore

/// One row of a menu: as wide as the menu, with a sign or keys at its end.
struct MenuRow<Label: View>: View {
  @Environment(\.menuHasMarks) private var hasMarks
  var mark: Character?
  var role: ButtonRole?
  /// A sign at the end.
  var end: String?
  /// Whether the keys are at the end.
  var hasKeys = false
  package let label: Label

  var body: some View {
    HStack(spacing: 0) {
      if hasMarks { Text(mark.map { "\($0) " } ?? "  ").foregroundStyle(.tint) }
      HStack { label }.lineLimit(1).foregroundColor(role == .destructive ? .role(.error) : nil)
      Spacer(minCells: end == nil ? 0 : 2)
      if let end {
        Text(end).foregroundStyle(.secondary).lineLimit(1).layoutPriority(-1)
      } else if hasKeys {
        MenuRowKeys().layoutPriority(-1)
      }
    }
    .padding(.horizontal, 1)
  }
}

extension View {
  /// This row of a menu is selected by keys and by the mouse, and does something.
  func menuPressable(isOpen: Bool = false, _ action: @escaping () -> Void) -> some View {
    MenuRowLook(isOpen: isOpen, content: self).focusable().modifier(PressModifier(action: action))
  }

  /// This row observes the mouse, and takes the width of the menu.
  func asMenuRow() -> some View {
    modifier(MenuHoverModifier()).layoutValue(key: MenuRowKey.self, value: .row)
  }
}

/// How a row looks: one block over its whole width while it is selected.
private struct MenuRowLook<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  let isOpen: Bool
  let content: Content

  var body: some View { content.modifier(DrawEffectModifier(StateEffect(state, isControl: true))) }

  private var state: PaintState? {
    guard isEnabled else { return .disabled }
    return isFocused ? .focused : isOpen ? .selected : nil
  }
}

/// The look and the action of buttons in a menu.
nonisolated struct MenuButtonStyle: PrimitiveButtonStyle {
  @Environment(\.menuLevel) private var level
  @Environment(\.menuDismissBehavior) private var dismissBehavior

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (level, closes) = (level, dismissBehavior != .disabled)
    MenuRow(role: configuration.role, hasKeys: true, label: configuration.label)
      .menuPressable {
        if closes { level?.closeAll() }
        configuration.trigger()
      }
      .asMenuRow()
  }
}

/// The look and the action of toggles in a menu.
nonisolated struct MenuToggleStyle: ToggleStyle {
  @Environment(\.menuLevel) private var level
  @Environment(\.menuDismissBehavior) private var dismissBehavior

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (level, closes) = (level, dismissBehavior != .disabled)
    MenuRow(
      mark: configuration.isMixed ? "-" : configuration.isOn ? "✓" : nil, hasKeys: true,
      label: configuration.label
    )
    .menuPressable {
      if closes { level?.closeAll() }
      configuration.isOn.toggle()
    }
    .preference(key: MenuMarkKey.self, value: true)
    .asMenuRow()
  }
}

/// The kind of a view in a menu.
package enum MenuRowKey: LayoutValueKey {
  package enum Kind {
    case row, separator, other
    /// A ``MenuColumn`` of its own, with lines before and after it where it has neighbours.
    case section
  }
  package static var defaultValue: Kind { .other }
}
