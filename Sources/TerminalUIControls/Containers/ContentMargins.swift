/// The parts of a view that margins apply to.
///
/// - Source: SwiftUI `ContentMarginPlacement`.
public nonisolated enum ContentMarginPlacement: Hashable, Sendable {
  /// The content, and the indicators.
  case automatic
  /// The content.
  case scrollContent
  /// The indicators, which have a column or a row of their own: no effect.
  case scrollIndicators
}

extension View {
  /// Keeps what this view shows away from its edges by some cells.
  ///
  ///     List(items) { Text($0.name) }.contentMargins(.horizontal, 2)
  ///
  /// - Source: SwiftUI `View.contentMargins(_:_:for:)`; differs in that indicators stay at the content. `nil` is the default of `padding(_:_:)`.
  @inlinable public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Int?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(placement == .scrollIndicators ? [] : edges, length)
  }

  /// Keeps what this view shows away from all its edges by some cells.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:for:)`.
  @inlinable public func contentMargins(_ length: Int, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { padding(placement == .scrollIndicators ? 0 : length) }

  /// Keeps what this view shows away from its edges, by a length that is rounded as that of `padding(_:_:)`.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:_:for:)`.
  @_disfavoredOverload @inlinable public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(placement == .scrollIndicators ? [] : edges, length)
  }

  /// Keeps what this view shows away from all its edges, by a length that is rounded as that of `padding(_:_:)`.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:for:)`.
  @_disfavoredOverload @inlinable public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(placement == .scrollIndicators ? [] : .all, length)
  }

  /// Keeps what this view shows away from its edges by some cells at each.
  ///
  /// - Source: SwiftUI `View.contentMargins(_:_:for:)`.
  @inlinable public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(
      placement == .scrollIndicators
        ? EdgeInsets()
        : EdgeInsets(
          top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
          bottom: edges.contains(.bottom) ? insets.bottom : 0,
          trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }
}
