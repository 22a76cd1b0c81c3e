public import CellLayout
public import Foundation
public import TerminalUI
public import TerminalUICore

/// The rule by which a container sizes and places its children, in points.
///
///     struct Row: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
///       }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var x = bounds.minX
///         for subview in subviews {
///           subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
///           x += subview.sizeThatFits(.unspecified).width
///         }
///       }
///     }
///
/// - Source: SwiftUI `Layout`.
@MainActor @preconcurrency public protocol Layout {
  /// The data that the layout keeps between its calls.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// The properties of every value of this layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache for these children.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The room that the layout would like to have around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that this layout takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every child inside `bounds`; a child that isn't placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide from the leading edge of `bounds`; `nil` for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The position of a guide from the top edge of `bounds`; `nil` for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The spacing that every view has; it has no effect here.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// The guides of the subviews, merged: the first or the last baseline, the mean of others.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.children.mergeGuides()
    return nil
  }
  /// The guides of the subviews, merged: the first or the last baseline, the mean of others.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.children.mergeGuides()
    return nil
  }

  /// Lays views out by this rule.
  ///
  ///     Row { Text("a"); Text("b") }
  ///
  /// - Source: SwiftUI `Layout.callAsFunction(_:)`.
  @inlinable public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _PointLayout(rule: self)(content)
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

extension AnyLayout {
  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { self.init(_PointLayout(rule: layout)) }
}

/// A layout that counts points, as one of the library.
@MainActor @preconcurrency public struct _PointLayout<Rule: Layout>: CellLayout.Layout {
  let rule: Rule

  /// Takes a rule.
  public init(rule: Rule) { self.rule = rule }

  /// The properties of the rule.
  public static var layoutProperties: LayoutProperties { Rule.layoutProperties }

  /// Makes the cache of the rule.
  public func makeCache(subviews: Subviews) -> Rule.Cache {
    rule.makeCache(subviews: LayoutSubviews(children: subviews))
  }

  /// Updates the cache of the rule.
  public func updateCache(_ cache: inout Rule.Cache, subviews: Subviews) {
    rule.updateCache(&cache, subviews: LayoutSubviews(children: subviews))
  }

  /// Returns the size that the rule gives.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Rule.Cache) -> CGSize
  {
    rule.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(children: subviews), cache: &cache)
  }

  /// Places the subviews as the rule does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Rule.Cache
  ) {
    rule.placeSubviews(
      in: bounds, proposal: proposal, subviews: LayoutSubviews(children: subviews), cache: &cache)
  }

  /// Returns the horizontal guide that the rule sets.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Rule.Cache
  ) -> CGFloat? {
    rule.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: LayoutSubviews(children: subviews), cache: &cache)
  }

  /// Returns the vertical guide that the rule sets.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Rule.Cache
  ) -> CGFloat? {
    rule.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: LayoutSubviews(children: subviews), cache: &cache)
  }
}
