/// Makes one view of the views written in a block.
///
///     VStack {
///       Text("a")
///       if isShown { Text("b") }
///     }
///
/// There is no limit to the number of views in a block.
/// - Source: SwiftUI `ViewBuilder`.
@resultBuilder @MainActor public enum ViewBuilder {
  /// A view.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// A view that may be absent.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }
  /// The second of two branches.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }
  /// A view under an availability condition.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
