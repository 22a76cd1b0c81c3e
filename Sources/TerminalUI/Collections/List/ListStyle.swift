/// How lists look.
///
/// - Source: SwiftUI `ListStyle`.
public nonisolated protocol ListStyle {
  /// Whether there is a border around the list.
  var _isBordered: Bool { get }
}

/// The style of lists where no other is asked for: as `plain`.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// No.
  public var _isBordered: Bool { false }
}

/// The style of lists that are nothing but their rows.
public nonisolated struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// No.
  public var _isBordered: Bool { false }
}

/// The style of lists with a border around.
public nonisolated struct BorderedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Yes.
  public var _isBordered: Bool { true }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// As `plain`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Nothing but the rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// A border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets how the lists in this view look.
  ///
  ///     List(files) { Text($0.name) }.listStyle(.bordered)
  ///
  /// - Source: SwiftUI `View.listStyle(_:)`.
  @inlinable public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(KeyChange(ListBorderKey.self, style._isBordered)))
  }
}

/// Whether lists have a border.
@usableFromInline nonisolated enum ListBorderKey: EnvironmentKey {
  @usableFromInline static var defaultValue: Bool { false }
}
