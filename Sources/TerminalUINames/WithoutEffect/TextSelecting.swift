// Names without effect: the terminal selects text by itself. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// Whether text can be selected; a terminal lets its user select any.
///
/// - Source: SwiftUI `TextSelectability`.
public nonisolated protocol TextSelectability: Sendable {}

/// Text that can be selected.
///
/// - Source: SwiftUI `EnabledTextSelectability`.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  /// Makes the value.
  public init() {}
}

/// Text that can't be selected.
///
/// - Source: SwiftUI `DisabledTextSelectability`.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  /// Makes the value.
  public init() {}
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Shows this view as it is: the terminal selects text by itself, mostly with Shift held.
  ///
  /// - Source: SwiftUI `View.textSelection(_:)`; without effect.
  @inlinable public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
