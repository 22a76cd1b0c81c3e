internal import TerminalUICore

extension View {
  /// Sets which part of their content the scroll views in this view show at first.
  ///
  ///     ScrollView { ForEach(log) { Text($0.line) } }.defaultScrollAnchor(.bottom)
  ///
  /// The scroll view keeps showing that part. With `.bottom`, appended content comes into sight until the user scrolls up, and again once they are
  /// back at the end. Content that is smaller than the scroll view is placed at the anchor too.
  ///
  /// - Parameter anchor: The place in the content and in the visible part that come together; `nil` for the start.
  /// - Source: SwiftUI `View.defaultScrollAnchor(_:)`.
  @inlinable public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier(DefaultScrollAnchorChange(anchor: anchor, role: nil)))
  }

  /// Sets which part of their content the scroll views in this view show in one of three cases.
  ///
  ///     ScrollView { messages }
  ///       .defaultScrollAnchor(.bottom)
  ///       .defaultScrollAnchor(.top, for: .alignment)     // few messages are at the top
  ///
  /// The anchor of a role takes precedence over the one for all roles, wherever the two are set.
  /// - Parameters:
  ///   - anchor: The place in the content and in the visible part that come together; `nil` for the start.
  ///   - role: The purpose of the anchor.
  /// - Source: SwiftUI `View.defaultScrollAnchor(_:for:)`.
  @inlinable public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(EnvironmentModifier(DefaultScrollAnchorChange(anchor: anchor, role: role)))
  }
}

/// The purpose of an anchor of a scroll view.
///
/// - Source: SwiftUI `ScrollAnchorRole`.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The part that is shown at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part that stays in sight while the content or the scroll view changes its size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The place of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

@usableFromInline struct DefaultScrollAnchorChange: EnvironmentChange {
  let anchor: UnitPoint?
  let role: ScrollAnchorRole?

  @usableFromInline init(anchor: UnitPoint?, role: ScrollAnchorRole?) {
    self.anchor = anchor
    self.role = role
  }

  @usableFromInline func apply(to values: inout EnvironmentValues) {
    if let role {
      values.defaultScrollAnchors.roles[role] = .some(anchor)
    } else {
      values.defaultScrollAnchors.common = anchor
    }
  }
}

/// The anchors of scroll views: one for all roles, and those of single roles.
package nonisolated struct DefaultScrollAnchors {
  var common: UnitPoint?
  var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  package subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? common }
}

nonisolated private enum DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: DefaultScrollAnchors { DefaultScrollAnchors() }
}

nonisolated extension EnvironmentValues {
  package var defaultScrollAnchors: DefaultScrollAnchors {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}
