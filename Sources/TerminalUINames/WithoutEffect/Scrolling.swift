// Names without effect: scrolling moves by whole cells and stops at once. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// The place where scrolling ends; here it stops at once.
///
/// - Source: SwiftUI `ScrollTargetBehavior`.
public nonisolated protocol ScrollTargetBehavior: Sendable {}

/// Scrolling that rests at whole pages; here it rests where it stops.
///
/// - Source: SwiftUI `PagingScrollTargetBehavior`.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Scrolling that rests at the edge of a view; here it rests where it stops.
///
/// - Source: SwiftUI `ViewAlignedScrollTargetBehavior`.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// When the distance is limited.
  ///
  /// - Source: SwiftUI `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Rests at the edge of a view.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// How scrolling goes beyond the ends; here it ends there.
///
/// - Source: SwiftUI `ScrollBounceBehavior`.
public nonisolated enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// The motion of a scroll view; here it always rests, since it moves by whole cells and stops at once.
///
/// - Source: SwiftUI `ScrollPhase`.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the scroll view moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Shows this view as it is: scrolling has no phases, so the action isn't run.
  ///
  /// - Source: SwiftUI `View.onScrollPhaseChange(_:)`; without effect.
  @inlinable public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Shows this view as it is: scrolling has no phases, so the action isn't run.
  ///
  /// - Source: SwiftUI `View.onScrollPhaseChange(_:)`; without effect.
  @inlinable public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
}

/// Where a scroll view is as its phase changes; here none is ever made.
///
/// - Source: SwiftUI `ScrollPhaseChangeContext`.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
  /// Which part of the content is seen.
  public let geometry: ScrollGeometry
}

extension View {
  /// Shows this view as it is: scrolling moves by whole cells and stops at once.
  ///
  /// - Source: SwiftUI `View.scrollTargetBehavior(_:)`; without effect.
  @inlinable public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Shows this view as it is: scrolling ends at the ends.
  ///
  /// - Source: SwiftUI `View.scrollBounceBehavior(_:axes:)`; without effect.
  @inlinable public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Shows this view as it is: scrolled content is always clipped, since cells outside belong to other views.
  ///
  /// - Source: SwiftUI `View.scrollClipDisabled(_:)`; without effect.
  @inlinable public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows this view as it is: indicators don't flash.
  ///
  /// - Source: SwiftUI `View.scrollIndicatorsFlash(onAppear:)`; without effect.
  @inlinable public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows this view as it is: indicators don't flash.
  ///
  /// - Source: SwiftUI `View.scrollIndicatorsFlash(trigger:)`; without effect.
  @inlinable public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
