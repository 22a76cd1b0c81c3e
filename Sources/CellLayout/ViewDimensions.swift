public import Cells

/// A chosen size and its alignment guides, in the unit of the reader: cells, or that of `lengthUnit(_:)`.
///
///     .alignmentGuide(.leading) { dimensions in dimensions.width / 3 }
///
/// - Source: SwiftUI `ViewDimensions`; differs in unit.
@MainActor @preconcurrency public struct ViewDimensions {
  /// The width.
  public let width: Int
  /// The height.
  public let height: Int

  private let source: (any GuideSource)?
  private let proposal: ProposedViewSize
  private let traits: UInt64
  private let unit: LengthUnit

  /// Makes the dimensions of a view of `size` that places no guide.
  public init(_ size: Size) {
    self.init(size, source: nil, proposal: .unspecified, traits: 0)
  }

  /// Makes the dimensions of a view of `size` that places the guides that `source` knows.
  ///
  /// Not a closure, which would be an allocation for each view that is placed.
  package init(_ size: Size, source: (any GuideSource)?, proposal: ProposedViewSize, traits: UInt64) {
    width = size.width
    height = size.height
    self.source = source
    self.proposal = proposal
    self.traits = traits
    unit = .cells
  }

  private init(_ cells: ViewDimensions, in unit: LengthUnit) {
    width = unit.length(cells.width, along: .horizontal)
    height = unit.length(cells.height, along: .vertical)
    (source, proposal, traits, self.unit) = (cells.source, cells.proposal, cells.traits, unit)
  }

  /// The dimensions in `unit`.
  ///
  /// These dimensions are in cells.
  package func counted(in unit: LengthUnit) -> ViewDimensions {
    unit == .cells ? self : ViewDimensions(self, in: unit)
  }

  private func explicit(_ key: AlignmentKey) -> Int? {
    guard let cells = source?.explicitGuide(key, for: proposal, traits: traits) else { return nil }
    return unit.length(cells, along: key.axis)
  }

  /// The position of a guide: the explicit one, else its default.
  public subscript(key: AlignmentKey) -> Int { explicit(key) ?? key.defaultValue(in: self) }
  /// The position of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Int { self[guide.key] }
  /// The position of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> Int { self[guide.key] }
  /// The position of a guide where the view places it itself.
  public subscript(explicit guide: HorizontalAlignment) -> Int? { explicit(guide.key) }
  /// The position of a guide where the view places it itself.
  public subscript(explicit guide: VerticalAlignment) -> Int? { explicit(guide.key) }
}

/// A view as `ViewDimensions` knows it, to ask where the view places a guide itself: an item of the core.
@MainActor package protocol GuideSource: AnyObject {
  /// The position of a guide where the view is offered `proposal`; `traits` are those of its answer.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize, traits: UInt64) -> Int?
}
