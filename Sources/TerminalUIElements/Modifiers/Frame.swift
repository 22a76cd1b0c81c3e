public import TerminalUICore

extension View {
  /// Gives this view a frame of a fixed size, which is also the view's proposal.
  ///
  ///     Text("ab").frame(width: 6)     // "··ab··"
  ///
  /// A view larger than its frame draws beyond it; see `clipped()`. Negative lengths count as 0. Lengths are in cells, or in the unit of
  /// `lengthUnit(_:)`.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` and `.infinity` leave it to the view.
  ///   - height: The height; `nil` and `.infinity` leave it to the view.
  ///   - alignment: The view's alignment in the frame.
  /// - Returns: A view of the given size.
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`; differs in unit (cells).
  @inlinable public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Gives this view a frame of a fixed size, rounded to whole cells, half a cell away from zero.
  ///
  ///     Text("ab").frame(width: proxy.size.width * 0.8)
  ///
  /// A value that isn't a number, or has no limit, counts as `nil`.
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  @_disfavoredOverload @inlinable public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(FixedFrame(exactWidth: width, height: height, alignment: alignment))
  }

  /// Gives this view a frame that follows what it is offered, between a least and a greatest size.
  ///
  ///     Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
  ///
  /// - Parameters:
  ///   - minWidth: The least width.
  ///   - idealWidth: The width where none is offered.
  ///   - maxWidth: The greatest width; `.infinity` takes all that is offered.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height where none is offered.
  ///   - maxHeight: The greatest height; `.infinity` takes all that is offered.
  ///   - alignment: The view's alignment in the frame.
  /// - Returns: A view of a size within the limits.
  /// - Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @inlinable public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(
      FlexibleFrame(
        width: FlexibleFrame.Limits(minWidth, idealWidth, maxWidth),
        height: FlexibleFrame.Limits(minHeight, idealHeight, maxHeight), alignment: alignment))
  }

  /// Gives this view a frame between a least and a greatest size, rounded to whole cells.
  ///
  /// Half a cell is rounded away from zero.
  ///
  /// A value that isn't a number counts as `nil`; a length without a limit counts as `.infinity`.
  /// - Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @_disfavoredOverload @inlinable public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(
      FlexibleFrame(
        width: FlexibleFrame.Limits(exact: minWidth, idealWidth, maxWidth),
        height: FlexibleFrame.Limits(exact: minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// The layout behind `frame(width:height:alignment:)`.
@usableFromInline struct FixedFrame: UnaryLayout {
  package let width: Int?
  /// The difference between the given width and the rounded one, until it is resolved; `GivenLength.inCells` marks
  /// cells.
  private let widthRest: Float
  let height: Int?
  private let heightRest: Float
  let alignment: Alignment

  @usableFromInline init(width: Int?, height: Int?, alignment: Alignment) {
    // No limit is no length, as with numbers that have fractions.
    func length(_ number: Int?) -> Int? { number == .max ? nil : number?.clampedToLength }
    self.init(width: length(width), 0, height: length(height), 0, alignment)
  }

  private init(width: Int?, _ widthRest: Float, height: Int?, _ heightRest: Float, _ alignment: Alignment) {
    (self.width, self.widthRest) = (width, widthRest)
    (self.height, self.heightRest) = (height, heightRest)
    self.alignment = alignment
  }

  @usableFromInline init(exactWidth width: Double?, height: Double?, alignment: Alignment) {
    func length(_ number: Double?) -> (Int?, Float) {
      guard let number, number.isFinite else { return (nil, 0) }
      return number > 0
        ? (number.rounded().clampedToCells, GivenLength.rest(of: number)) : (0, 0)
    }
    let (width, widthRest) = length(width)
    let (height, heightRest) = length(height)
    self.init(width: width, widthRest, height: height, heightRest, alignment)
  }

  /// A frame of cells in any unit.
  init(cellWidth width: Int?, height: Int?, alignment: Alignment) {
    self.init(width: width, GivenLength.inCells, height: height, GivenLength.inCells, alignment)
  }

  /// The frame as the app wrote it, if it is larger than the window.
  ///
  /// Such a length may be a number of points: a debug build then suggests `lengthUnit(.points)`.
  @usableFromInline func doubtfulLength(in window: Size) -> String? {
    guard !window.isEmpty, widthRest != GivenLength.inCells else { return nil }
    // A practically unlimited length isn't a number of points.
    func isDoubtful(_ length: Int?, _ most: Int) -> Bool { length.map { $0 > most && $0 < 10_000 } ?? false }
    if isDoubtful(width, window.width) { return "frame(width: \(width ?? 0))" }
    return isDoubtful(height, window.height) ? "frame(height: \(height ?? 0))" : nil
  }

  /// Called before the layout, when the unit of the view is known.
  @usableFromInline func resolved(in unit: LengthUnit) -> FixedFrame {
    FixedFrame(
      width: unit.extent(width, widthRest, along: .horizontal),
      height: unit.extent(height, heightRest, along: .vertical), alignment: alignment)
  }

  @usableFromInline func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @usableFromInline func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: width ?? content.width, height: height ?? content.height)
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    place(content, in: ViewDimensions(size), alignment)
  }

  @usableFromInline func fixedAxes(for proposal: ProposedViewSize) -> Axis.Set {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }
}

/// The layout behind `frame(minWidth:idealWidth:maxWidth:…)`.
@usableFromInline package struct FlexibleFrame: UnaryLayout {
  @usableFromInline package struct Limits: Equatable {
    // The differences between the given limits and the rounded ones, until they are resolved. They fit into the padding of the optionals.
    package var least: Int?
    private var leastRest: Float = 0
    package var ideal: Int?
    private var idealRest: Float = 0
    var greatest: Int?
    private var greatestRest: Float = 0

    @usableFromInline init(_ least: Int?, _ ideal: Int?, _ greatest: Int?) {
      self.least = least?.clampedToLength
      self.ideal = ideal?.clampedToLength
      self.greatest = greatest.map { $0 == .max ? $0 : $0.clampedToLength }
    }

    @usableFromInline init(exact least: Double?, _ ideal: Double?, _ greatest: Double?) {
      func length(_ number: Double?) -> (Int?, Float) {
        guard let number, !number.isNaN else { return (nil, 0) }
        return (
          number.rounded().clampedToCells.clampedToLength, number > 0 ? GivenLength.rest(of: number) : 0
        )
      }
      (self.least, leastRest) = length(least)
      (self.ideal, idealRest) = length(ideal)
      (self.greatest, greatestRest) = greatest == .infinity ? (.max, 0) : length(greatest)
    }

    /// The limits as cells, whatever the unit of the view.
    var inCells: Limits {
      var limits = self
      (limits.leastRest, limits.idealRest, limits.greatestRest) = (
        GivenLength.inCells, GivenLength.inCells, GivenLength.inCells
      )
      return limits
    }

    func resolved(in unit: LengthUnit, along axis: Axis) -> Limits {
      Limits(
        unit.extent(least, leastRest, along: axis), unit.extent(ideal, idealRest, along: axis),
        unit.extent(greatest, greatestRest, along: axis))
    }

    func clamp(_ length: Int) -> Int {
      // A least length above the greatest one wins, as in SwiftUI.
      Swift.max(Swift.min(length, greatest ?? .max), least ?? 0)
    }

    /// Returns the proposal for the content.
    func proposal(for length: Int?) -> Int? {
      guard let length = length ?? ideal else { return nil }
      return least == nil && greatest == nil ? length : clamp(length)
    }

    /// The length of the frame: the proposal within the limits if both limits are set, else the content's length within them.
    func length(for proposal: Int?, content: Int) -> Int {
      guard let proposal else { return clamp(ideal ?? content) }
      switch (least, greatest) {
      case (nil, nil): return content
      case (_?, _?): return clamp(proposal)
      case (let least?, nil): return Swift.max(least, Swift.min(proposal, content))
      case (nil, let greatest?): return Swift.min(Swift.max(proposal, content), greatest)
      }
    }

    var isFlexible: Bool { least != nil || ideal != nil || greatest != nil }
  }

  package let width: Limits
  let height: Limits
  let alignment: Alignment

  /// The length that the frame has where nothing else says how long it is, if it was given.
  package func ideal(along axis: Axis) -> Int? { axis == .horizontal ? width.ideal : height.ideal }

  @usableFromInline init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @usableFromInline package func resolved(in unit: LengthUnit) -> FlexibleFrame {
    FlexibleFrame(
      width: width.resolved(in: unit, along: .horizontal),
      height: height.resolved(in: unit, along: .vertical),
      alignment: alignment)
  }

  @usableFromInline package func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
  }

  @usableFromInline package func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(
      width: width.length(for: proposal.width, content: content.width),
      height: height.length(for: proposal.height, content: content.height))
  }

  @usableFromInline package func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    place(content, in: ViewDimensions(size), alignment)
  }

  @usableFromInline package func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set {
    var axes: Axis.Set = []
    if width.isFlexible { axes.insert(.horizontal) }
    if height.isFlexible { axes.insert(.vertical) }
    return axes
  }
}
