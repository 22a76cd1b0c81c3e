/// A layout that always measures in cells, as the layouts of the framework do.
package protocol MeasuredInCells: Layout {
  /// The layout with its lengths in cells. The app gave the lengths of this layout in `unit`.
  func resolved(in unit: LengthUnit) -> Self
}

/// A layout that reports to observers what it shows when it places its views.
///
/// No guides are looked for in it, because that places the views, too.
package protocol TellingLayout: MeasuredInCells {}

extension TellingLayout {
  /// Returns `nil`: the layout has no horizontal guides, because finding them would place the views.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength? { nil }
  /// Returns `nil`: the layout has no vertical guides, because finding them would place the views.
  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength? { nil }
}

extension MeasuredInCells {
  /// The layout itself: it was made with cells.
  package func resolved(in unit: LengthUnit) -> Self { self }
}

extension Layout {
  /// The layout as it is where a unit is counted, and the unit in which it measures its subviews.
  ///
  /// Called when a layout gets its node: the framework's own layouts turn their lengths into cells, an app's keep its
  /// unit.
  package func counted(in unit: LengthUnit) -> (layout: Self, unit: LengthUnit) {
    if let layout = self as? any MeasuredInCells { return (layout.resolved(in: unit) as! Self, .cells) }
    if let layout = self as? AnyLayout,
      let (counted, inner) = layout.countedContent(in: unit) as? (Self, LengthUnit)
    {
      return (counted, inner)
    }
    return (self, unit)
  }
}

extension AnyLayout {
  fileprivate func countedContent(in unit: LengthUnit) -> (AnyLayout, LengthUnit) {
    func count<L: Layout>(_ layout: L) -> (AnyLayout, LengthUnit) {
      let (layout, inner) = layout.counted(in: unit)
      return (AnyLayout(layout), inner)
    }
    return count(layout)
  }
}
