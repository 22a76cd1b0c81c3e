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
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// A view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(first: first) }
  /// The second of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(second: second) }
  /// A view under an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
