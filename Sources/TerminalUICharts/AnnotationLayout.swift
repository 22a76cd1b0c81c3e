import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// The views at the sides of a chart's marks, each where its mark is.
struct ChartAnnotations: View {
  let plan: ChartPlan
  let pixels: PixelStyle
  let unit: LengthUnit

  var body: some View {
    let pie = plan.pie(pixels: pixels, unit: unit)
    let shown = plan.data.annotations.compactMap { annotation in
      plan.frame(of: annotation.place, in: pie).map { (annotation.annotation, $0) }
    }
    let places = shown.map { annotation, frame in
      AnnotationLayout.Place(
        frame: frame, position: annotation.position, alignment: annotation.alignment.horizontal,
        spacing: Int((annotation.spacing / Double(unit.perColumn)).rounded().clampedToCells))
    }
    AnnotationLayout(places: places) {
      // Each annotation is one view, whatever it consists of.
      ForEach(shown.indices, id: \.self) { index in VStack { shown[index].0.view } }
    }
  }
}

/// Places each view at a side of a rectangle, within the bounds.
struct AnnotationLayout: UnobservedLayout {
  struct Place {
    let frame: Rect
    let position: AnnotationPosition
    let alignment: HorizontalAlignment
    let spacing: Int

    /// The top left cell of a view in the bounds.
    func origin(of size: Size, in bounds: Size) -> Point {
      var x = frame.minX + (frame.width - size.width) / 2
      var y = frame.minY + (frame.height - size.height) / 2
      switch position {
      case .overlay: break
      case .leading: x = frame.minX - size.width - spacing
      case .trailing: x = frame.maxX + spacing
      default:
        y = position.isBottom ? frame.maxY + spacing : frame.minY - size.height - spacing
        switch position.alignment ?? alignment {
        case .leading: x = frame.minX
        case .trailing: x = frame.maxX - size.width
        default: break
        }
      }
      return Point(
        x: Swift.max(Swift.min(x, bounds.width - size.width), 0),
        y: Swift.max(Swift.min(y, bounds.height - size.height), 0))
    }
  }
  let places: [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 0, height: 0))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places) {
      let room = ProposedViewSize(bounds.size)
      let size = subview.sizeThatFits(room)
      let origin = place.origin(of: size, in: bounds.size)
      subview.place(at: bounds.origin.offsetBy(dx: origin.x, dy: origin.y), proposal: room)
    }
  }
}

extension ChartPlan {
  /// The parts of a pie in the plot.
  func pie(pixels: PixelStyle, unit: LengthUnit) -> SectorDrawing {
    SectorDrawing(data.sectors, sectorInks, in: plot, pixels: pixels, unit: Double(unit.perColumn))
  }

  /// The cells of a mark in the chart; `nil` where it isn't seen.
  func frame(of place: ChartAnnotation.Place, in pie: SectorDrawing) -> Rect? {
    switch place {
    case .mark(let from, let to):
      let x = cells(x.fraction(from.x), x.fraction(to.x), of: plot.width)
      let y = cells(1 - y.fraction(from.y), 1 - y.fraction(to.y), of: plot.height)
      guard let x, let y else { return nil }
      return Rect(x: plot.minX + x.lowerBound, y: plot.minY + y.lowerBound, width: x.count, height: y.count)
    case .rule(let isVertical, let value):
      let fraction = isVertical ? x.fraction(value) : 1 - y.fraction(value)
      guard let cell = cells(fraction, fraction, of: isVertical ? plot.width : plot.height)?.lowerBound
      else { return nil }
      return isVertical
        ? Rect(x: plot.minX + cell, y: plot.minY, width: 1, height: plot.height)
        : Rect(x: plot.minX, y: plot.minY + cell, width: plot.width, height: 1)
    case .sector(let index):
      return pie.middle(of: index).map { Rect(x: $0.x, y: $0.y, width: 1, height: 1) }
    }
  }

  /// The cells between two fractions; `nil` if `to` is outside of the plot.
  ///
  /// `from` is moved into the plot, because a bar may begin outside of the plot.
  private func cells(_ from: Double, _ to: Double, of length: Int) -> Range<Int>? {
    guard length > 0, !to.isNaN else { return nil }
    let last = Self.cell(to, of: length)
    guard last >= 0, last < length else { return nil }
    let first = from.isNaN ? last : Swift.max(Swift.min(Self.cell(from, of: length), length - 1), 0)
    return Swift.min(first, last)..<(Swift.max(first, last) + 1)
  }
}
