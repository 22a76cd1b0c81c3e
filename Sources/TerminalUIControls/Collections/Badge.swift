internal import Cells

extension View {
  /// Shows a number at the end of a row of a list or form, or after a tab's label; 0 shows none.
  ///
  ///     List(folders) { Text($0.name).badge($0.unread) }
  ///
  /// Elsewhere nothing is shown.
  /// - Source: SwiftUI `View.badge(_:)`.
  @inlinable public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text at the end of a row of a list or form, or after a tab's label; `nil` shows none.
  ///
  ///     Text("Inbox").badge(Text("new").foregroundStyle(.tint))
  ///
  /// - Source: SwiftUI `View.badge(_:)`.
  @inlinable public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label)).layoutValue(key: BadgeKey.self, value: label)
  }

  /// Shows a text at the end of a row of a list or form, or after a tab's label; `nil` shows none.
  ///
  /// - Source: SwiftUI `View.badge(_:)`.
  @inlinable public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the end of a row of a list or form, or after a tab's label; `nil` shows none.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.badge(_:)`.
  @_disfavoredOverload @inlinable public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

@usableFromInline struct BadgeModifier: ViewModifier {
  @Environment(\.isInRow) private var isInRow
  @Environment(\.formColumns) private var formColumns
  package let label: Text?

  @usableFromInline init(label: Text?) { self.label = label }

  @usableFromInline func body(content: Content) -> some View {
    // Around the content, and not next to it: the content's modifiers for the row still count.
    let label = isInRow || formColumns != nil ? label : nil
    content
      .cellPadding(
        .trailing, label.map { LineBreaking.measure($0.content, lineLimit: 1).size.width + 1 } ?? 0
      )
      .frame(maxWidth: label == nil ? nil : .infinity, alignment: .leading)
      .overlay(alignment: .trailing) {
        label?.lineLimit(1).foregroundStyle(.secondary).modifier(AccessibilityModifier { $0.isBadge = true })
      }
  }
}

/// The badge of a view, for a view around that shows it.
@usableFromInline package enum BadgeKey: LayoutValueKey {
  @usableFromInline package static var defaultValue: Text? { nil }
}
