// Names without effect: a symbol is one character, in one colour and one size. The table "Accepted, without effect" of docs/Compatibility.md lists
// them.

nonisolated extension Image {
  /// How large a symbol is; every one takes one column.
  ///
  /// - Source: SwiftUI `Image.Scale`.
  public nonisolated enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}

extension Image {
  /// This image as it is: its edges are as fine as cells allow.
  ///
  /// - Source: SwiftUI `Image.antialiased(_:)`; without effect.
  @inlinable public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// This image as it is: a character has one colour.
  ///
  /// - Source: SwiftUI `Image.symbolRenderingMode(_:)`; without effect.
  @inlinable public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How many colours a symbol has; a character has one.
///
/// - Source: SwiftUI `SymbolRenderingMode`.
public nonisolated enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

/// How a symbol is drawn: filled, in a circle, and so on; no variant makes a difference.
///
///     Label("Mail", systemImage: "envelope").symbolVariant(.fill)
///
/// - Source: SwiftUI `SymbolVariants`.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>
  private init(_ names: Set<String>) { self.names = names }

  /// The symbol without a variant.
  public static let none = SymbolVariants([])
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The filled symbol.
  public static let fill = none.fill
  /// The symbol with a line across it.
  public static let slash = none.slash

  /// Adds the circle to these variants.
  public var circle: SymbolVariants { SymbolVariants(names.union(["circle"])) }
  /// Adds the square to these variants.
  public var square: SymbolVariants { SymbolVariants(names.union(["square"])) }
  /// Adds the rectangle to these variants.
  public var rectangle: SymbolVariants { SymbolVariants(names.union(["rectangle"])) }
  /// Adds the filled form to these variants.
  public var fill: SymbolVariants { SymbolVariants(names.union(["fill"])) }
  /// Adds the line across to these variants.
  public var slash: SymbolVariants { SymbolVariants(names.union(["slash"])) }
  /// Whether these variants contain all variants of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

extension View {
  /// Shows this view as it is: a symbol takes one column.
  ///
  /// - Source: SwiftUI `View.imageScale(_:)`; without effect.
  @inlinable public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Shows this view as it is: a character has one colour.
  ///
  /// - Source: SwiftUI `View.symbolRenderingMode(_:)`; without effect.
  @inlinable public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Shows this view as it is: a symbol is one character in all its variants.
  ///
  /// - Source: SwiftUI `View.symbolVariant(_:)`; without effect.
  @inlinable public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
