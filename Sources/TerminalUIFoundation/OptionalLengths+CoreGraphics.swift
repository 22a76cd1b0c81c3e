public import CellLayout
public import Foundation
public import TerminalUI
public import TerminalUICore

// Lengths that may be missing, as CoreGraphics' type: `CGFloat?` doesn't convert to `Double?` by itself.

/// A length that may be missing: an optional `CGFloat`.
///
/// Neither `Double?` nor a literal conforms. So a function with such a length fits only where a `CGFloat?` is written,
/// and makes few other expressions harder to check.
public protocol OptionalLength {
  /// The length.
  var _length: Double? { get }
}

extension Optional: OptionalLength where Wrapped == CGFloat {
  /// The length.
  public var _length: Double? { map { Double($0) } }
}

/// The type of the length that an optional holds: `CGFloat`.
///
/// A parameter of type `Width?` with this constraint takes a `CGFloat` and a `CGFloat?`. It takes neither `nil` alone
/// nor a literal, from which no `Width` follows.
public protocol UnwrappedLength {
  /// The length.
  var _unwrapped: Double { get }
}

extension CGFloat: UnwrappedLength {
  /// The length.
  public var _unwrapped: Double { Double(self) }
}

extension View {
  // The overload of `Double?` is disfavoured as well. A `CGFloat` fits this one without a conversion, so the other
  // isn't tried: an expression of several operators costs the type checker as much as without this overload.
  /// Gives this view a frame of a width that may be missing, rounded to whole cells, half a cell away from zero.
  ///
  ///     let width: CGFloat? = isWide ? nil : 20
  ///     Text("ab").frame(width: width)
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  @_disfavoredOverload @inlinable public func frame<Width: UnwrappedLength>(
    width: Width?, alignment: Alignment = .center
  )
    -> some View
  {
    frame(width: width?._unwrapped, height: Double?.none, alignment: alignment)
  }

  /// Gives this view a frame of a width that may be missing, rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  @_disfavoredOverload @inlinable public func frame<Width: OptionalLength>(
    width: Width, height: Double?, alignment: Alignment = .center
  ) -> some View {
    frame(width: width._length, height: height, alignment: alignment)
  }

  /// Gives this view a frame of a height that may be missing, rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  @_disfavoredOverload @inlinable public func frame<Height: OptionalLength>(
    width: Double? = nil, height: Height, alignment: Alignment = .center
  ) -> some View {
    frame(width: width, height: height._length, alignment: alignment)
  }

  /// Gives this view a frame of a size that may be missing, rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  @_disfavoredOverload @inlinable public func frame<Width: OptionalLength, Height: OptionalLength>(
    width: Width, height: Height, alignment: Alignment = .center
  ) -> some View {
    frame(width: width._length, height: height._length, alignment: alignment)
  }

  /// Gives this view a frame between limits that may be missing, rounded to whole cells.
  ///
  ///     Text("ab").frame(minWidth: 4, maxWidth: widest)     // `widest` is a `CGFloat?`
  ///
  /// - Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @_disfavoredOverload @inlinable public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth._length, idealWidth: idealWidth._length, maxWidth: maxWidth._length,
      minHeight: minHeight._length, idealHeight: idealHeight._length, maxHeight: maxHeight._length,
      alignment: alignment)
  }

  /// Adds room around this view at some edges, rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.padding(_:_:)`.
  @_disfavoredOverload @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    padding(edges, length.map(Double.init))
  }

  /// Keeps this view away from its edges, by a length that is rounded to whole cells.
  ///
  /// - Source: SwiftUI `View.safeAreaPadding(_:_:)`.
  @_disfavoredOverload @inlinable public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    safeAreaPadding(edges, length._length)
  }

  /// Shows other views above or below this one, with spacing that is rounded to whole rows.
  ///
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`.
  @_disfavoredOverload @inlinable public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing._length, content: content)
  }

  /// Shows other views at a side of this one, with spacing that is rounded to whole columns.
  ///
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`.
  @_disfavoredOverload @inlinable public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing._length, content: content)
  }

  /// Sets how wide the column of a split view may be, by numbers that are rounded.
  ///
  /// - Source: SwiftUI `View.navigationSplitViewColumnWidth(min:ideal:max:)`.
  @_disfavoredOverload @inlinable public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(min: min._length, ideal: Double(ideal), max: max._length)
  }

  /// Sets how wide the inspector may be, by numbers that are rounded.
  ///
  /// - Source: SwiftUI `View.inspectorColumnWidth(min:ideal:max:)`.
  @_disfavoredOverload @inlinable public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(min: min._length, ideal: Double(ideal), max: max._length)
  }
}

extension Spacer {
  /// Makes a spacer of at least a length, rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public nonisolated init(minLength: CGFloat?) {
    self.init(minLength: minLength._length)
  }
}

extension ProposedViewSize {
  /// Makes a proposal of numbers that are rounded to whole ones; not a number counts as `nil`.
  @_disfavoredOverload public init(width: CGFloat?, height: CGFloat?) {
    self.init(width: width._length, height: height._length)
  }
}

extension GridItem {
  /// Makes an item with room behind it that is rounded to a whole number.
  @_disfavoredOverload public nonisolated init(
    _ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil
  ) {
    self.init(size, spacing: spacing._length, alignment: alignment)
  }
}

extension Grid {
  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing._length,
      verticalSpacing: verticalSpacing._length, content: content)
  }
}

extension LazyVGrid {
  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing._length, pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHGrid {
  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing._length, pinnedViews: pinnedViews, content: content)
  }
}

extension VStack where Content: View {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension HStack where Content: View {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyVStack {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}

extension LazyHStack {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}

extension View {
  /// Keeps what this view shows away from its edges.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:_:for:)`.
  @_disfavoredOverload @inlinable public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, length.map { Double($0) }, for: placement)
  }

  /// Keeps what this view shows away from all its edges.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:for:)`.
  @_disfavoredOverload @inlinable public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(Double(length), for: placement)
  }

  /// Gives this view a share of the container, along some axes.
  ///
  /// - Source: SwiftUI `View.containerRelativeFrame(_:count:span:spacing:alignment:)`.
  @_disfavoredOverload @inlinable public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: count, span: span, spacing: Double(spacing), alignment: alignment)
  }

  /// Runs an action when the button is held on this view for some time.
  ///
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance), perform: action,
      onPressingChanged: onPressingChanged)
  }

  /// Runs an action after a press that lasts, and reports whether the button is held.
  ///
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`, deprecated there.
  @_disfavoredOverload @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance), perform: action,
      onPressingChanged: pressing)
  }
}
