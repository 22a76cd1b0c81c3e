extension View {
  /// Gives this view a frame of a fixed size; the view is offered that size and lies in it by its alignment.
  ///
  ///     Text("ab").frame(width: 6)     // "··ab··"
  ///
  /// A view larger than its frame draws beyond it; see `clipped()`. Negative lengths count as 0.
  ///
  /// - Parameters:
  ///   - width: The columns; `nil` leaves them to the view.
  ///   - height: The rows; `nil` leaves them to the view.
  ///   - alignment: Where the view lies in the frame.
  /// - Returns: A view of the given size.
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`; differs in unit (cells).
  @inlinable public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(
      FixedFrame(
        width: width?.clampedToLength, height: height?.clampedToLength, alignment: alignment))
  }

  /// Gives this view a frame that follows what it is offered, between a least and a greatest size.
  ///
  ///     Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
  ///
  /// - Parameters:
  ///   - minWidth: The least number of columns.
  ///   - idealWidth: The columns where none are offered.
  ///   - maxWidth: The greatest number of columns; `.infinity` takes all that are offered.
  ///   - minHeight: The least number of rows.
  ///   - idealHeight: The rows where none are offered.
  ///   - maxHeight: The greatest number of rows; `.infinity` takes all that are offered.
  ///   - alignment: Where the view lies in the frame.
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
}

@usableFromInline struct FixedFrame: UnaryLayout {
  let width: Int?
  let height: Int?
  let alignment: Alignment

  @usableFromInline init(width: Int?, height: Int?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
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

@usableFromInline struct FlexibleFrame: UnaryLayout {
  @usableFromInline struct Limits: Equatable {
    var least: Int?
    var ideal: Int?
    var greatest: Int?

    @usableFromInline init(_ least: Int?, _ ideal: Int?, _ greatest: Int?) {
      self.least = least?.clampedToLength
      self.ideal = ideal?.clampedToLength
      self.greatest = greatest.map { $0 == .max ? $0 : $0.clampedToLength }
    }

    func clamp(_ length: Int) -> Int {
      // A least length above the greatest one wins, as in SwiftUI.
      Swift.max(Swift.min(length, greatest ?? .max), least ?? 0)
    }

    /// What the content is offered.
    func proposal(for length: Int?) -> Int? {
      guard let length = length ?? ideal else { return nil }
      return least == nil && greatest == nil ? length : clamp(length)
    }

    /// The length of the frame: what is offered, kept between the limits, where both sides are limited; else
    /// the content's, kept likewise.
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

  let width: Limits
  let height: Limits
  let alignment: Alignment

  @usableFromInline init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @usableFromInline func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
  }

  @usableFromInline func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(
      width: width.length(for: proposal.width, content: content.width),
      height: height.length(for: proposal.height, content: content.height))
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    place(content, in: ViewDimensions(size), alignment)
  }

  @usableFromInline func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set {
    var axes: Axis.Set = []
    if width.isFlexible { axes.insert(.horizontal) }
    if height.isFlexible { axes.insert(.vertical) }
    return axes
  }
}
