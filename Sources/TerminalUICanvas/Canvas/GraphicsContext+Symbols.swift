public import CellLayout
public import Cells
internal import TerminalUICore

/// Views in a canvas.
extension GraphicsContext {
  /// The views that a canvas has.
  struct SymbolSource {
    let content: Node
    /// How many lengths of the canvas a column has.
    let scale: Double
    let symbol: (ItemNode) -> Drawing.Symbol
  }

  /// A view of a canvas, with its size.
  ///
  /// - Source: SwiftUI `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol: LengthReading {
    let symbol: Drawing.Symbol
    /// The ideal size of the view, in units.
    public let size: DrawingSize
  }

  /// Finds a view that the canvas was given, by its `tag(_:)` or the identity of a `ForEach`.
  ///
  /// `nil` if the canvas has none of that identity.
  /// - Source: SwiftUI `GraphicsContext.resolveSymbol(id:)`.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols else { return nil }
    var found: ItemNode?
    symbols.content.visitItems { item in
      if found == nil, ID.picked(by: item, below: symbols.content) == id { found = item }
    }
    return found.map { item in
      let symbol = symbols.symbol(item)
      let units = DrawingSize(symbol.size)
      return ResolvedSymbol(
        symbol: symbol,
        size: DrawingSize(width: units.width * symbols.scale, height: units.height * symbols.scale))
    }
  }

  /// Draws a view at `point`: as large as it is, and upright.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The place, in units.
  ///   - anchor: What of the view is there.
  /// - Source: SwiftUI `GraphicsContext.draw(_:at:anchor:)`.
  public func draw(_ symbol: ResolvedSymbol, at point: DrawingPoint, anchor: UnitPoint = .center) {
    let place = transform(point).limited
    let size = DrawingSize(symbol.symbol.size)
    let corner = DrawingPoint(x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y)
    add(.symbol(symbol.symbol, corner.nearestCell))
  }

  /// Draws a view in the middle of a rectangle: as large as it is, and upright.
  ///
  /// - Source: SwiftUI `GraphicsContext.draw(_:in:)`; differs in that the view isn't scaled.
  public func draw(_ symbol: ResolvedSymbol, in rect: DrawingRect) {
    draw(symbol, at: DrawingPoint(x: rect.midX, y: rect.midY))
  }
}
