public import CellLayout
internal import Cells
public import TerminalUICore

extension View {
  /// Shows of this view what other views cover: their characters, and as much as their colours are opaque.
  ///
  ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///       .mask { Text("Rainbow").bold() }          // the text, in the gradient
  ///     Photo().mask(Circle())
  ///
  /// A cell of the mask with a background shows the cell. A cell with a character alone shows that character, in the colour
  /// behind it. Half an opacity mixes where colours can be mixed. The mask takes no clicks, and assistive technologies skip it.
  /// - Source: SwiftUI `View.mask(alignment:_:)`.
  @inlinable public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of this view what another view covers.
  ///
  /// - Source: SwiftUI `View.mask(_:)`.
  @inlinable public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

/// Draws a view, its mask over it, and leaves what the mask covers.
@usableFromInline struct MaskModifier<Mask: View>: ViewModifier {
  @State private var cells = MaskCells()
  package let mask: Mask
  let alignment: Alignment

  @usableFromInline init(mask: Mask, alignment: Alignment) { (self.mask, self.alignment) = (mask, alignment) }

  @usableFromInline func body(content: Content) -> some View {
    content
      .overlay(alignment: alignment) {
        ZStack { mask }
          .modifier(DrawEffectModifier(MaskEffect(cells: cells)))
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      .modifier(DrawEffectModifier(MaskedEffect(cells: cells)))
  }
}

/// The cells of a mask for the view that it masks, while both are drawn.
private final class MaskCells {
  var area = Rect.zero
  var mask: CellMask?
}

/// Draws the mask twice, over black and over white, to see how much of each cell it covers.
private struct MaskEffect: DrawEffect {
  let cells: MaskCells

  nonisolated static func == (left: Self, right: Self) -> Bool { left.cells === right.cells }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    let area = cells.area
    let before = painter.buffer.cells(in: area)
    cells.mask = painter.mask(area, content)
    painter.buffer.put(before, in: area)
  }

  nonisolated static var name: String { "maskShape" }
}

/// Draws the content, and takes away the cells that the mask doesn't cover.
private struct MaskedEffect: DrawEffect {
  let cells: MaskCells

  nonisolated static func == (left: Self, right: Self) -> Bool { left.cells === right.cells }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    let area = painter.drawn(view.drawnRect).intersection(painter.clip).intersection(painter.buffer.bounds)
    let before = painter.buffer.cells(in: area)
    (cells.area, cells.mask) = (area, nil)
    content(&painter)
    painter.buffer.mask(area, over: before, cells.mask, paint: painter.paint)
    cells.mask = nil
  }

  nonisolated static var name: String { "mask" }
}

extension Painter {
  /// The mask that `paint` draws: aside, over black and over white.
  ///
  /// Other cells are left in the area.
  package mutating func mask(_ area: Rect, _ paint: EffectContent) -> CellMask {
    func drawn(over color: Color, _ painter: inout Painter) -> [Cell] {
      painter.buffer.blank(area, color)
      painter.scoped { painter in
        painter.paint = CellMask.paint(painter.paint, background: color)
        painter.style = .plain
        paint(&painter)
      }
      return painter.buffer.cells(in: area)
    }
    let black = drawn(over: .rgb(0, 0, 0), &self)
    let white = drawn(over: .rgb(255, 255, 255), &self)
    return CellMask(overBlack: black, overWhite: white)
  }
}
