public import Foundation
public import TerminalUI
public import TerminalUICore

// Lengths that may be missing, as CoreGraphics' type: `CGFloat?` doesn't convert to `Double?` by itself.

/// A length that may be missing: an optional `CGFloat`.
///
/// A literal is none, so the functions with such a length make few expressions harder to check.
public protocol OptionalLength {
  /// The length.
  var _length: Double? { get }
}

extension Optional: OptionalLength where Wrapped == CGFloat {
  /// The length.
  public var _length: Double? { map { Double($0) } }
}

@MainActor extension View {
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

  /// Adds room around this view at some edges, rounded to whole cells, half a cell away from zero.
  ///
  /// - Source: SwiftUI `View.padding(_:_:)`.
  @_disfavoredOverload @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    padding(edges, length.map(Double.init))
  }
}

@MainActor extension VStack where Content: View {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

@MainActor extension HStack where Content: View {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

@MainActor extension LazyVStack {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}

@MainActor extension LazyHStack {
  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}
