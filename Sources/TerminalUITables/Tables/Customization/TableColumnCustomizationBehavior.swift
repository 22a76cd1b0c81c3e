/// The changes that a user can make to a column of a table with a `columnCustomization`.
///
/// - Source: SwiftUI `TableColumnCustomizationBehavior`.
public nonisolated struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8
  /// Makes some of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// To move the column.
  public static var reorder: Self { Self(rawValue: 1) }
  /// To make the column wider.
  public static var resize: Self { Self(rawValue: 2) }
  /// To show and hide the column.
  public static var visibility: Self { Self(rawValue: 4) }
  /// All customizations.
  public static var all: Self { [.reorder, .resize, .visibility] }
}

extension TableColumn {
  /// Sets which changes the user can't make to this column.
  ///
  ///     TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
  ///
  /// - Source: SwiftUI `TableColumnContent.disabledCustomizationBehavior(_:)`.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    var column = self
    column.rule.disabled = behavior
    return column
  }
}
