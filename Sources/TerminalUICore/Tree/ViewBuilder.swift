/// Makes one view of the views written in a block.
///
///     VStack {
///       Text("a")
///       if isShown { Text("b") }
///     }
///
/// There is no limit to the number of views in a block. Up to ten are handed on without a copy.
/// - Source: SwiftUI `ViewBuilder`.
@resultBuilder public enum ViewBuilder {
  /// A view.
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }
  /// No view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
  /// Two views.
  @inlinable public static func buildBlock<C0: View, C1: View>(
    _ c0: consuming C0, _ c1: consuming C1
  ) -> TupleView<C0, C1> { TupleView(content: (c0, c1)) }
  /// Three views.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
  ) -> TupleView<C0, C1, C2> { TupleView(content: (c0, c1, c2)) }
  /// Four views.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
  ) -> TupleView<C0, C1, C2, C3> { TupleView(content: (c0, c1, c2, c3)) }
  /// Five views.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
  ) -> TupleView<C0, C1, C2, C3, C4> { TupleView(content: (c0, c1, c2, c3, c4)) }
  /// Six views.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
    _ c5: consuming C5
  ) -> TupleView<C0, C1, C2, C3, C4, C5> { TupleView(content: (c0, c1, c2, c3, c4, c5)) }
  /// Seven views.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
    _ c5: consuming C5, _ c6: consuming C6
  ) -> TupleView<C0, C1, C2, C3, C4, C5, C6> { TupleView(content: (c0, c1, c2, c3, c4, c5, c6)) }
  /// Eight views.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
    _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7
  ) -> TupleView<C0, C1, C2, C3, C4, C5, C6, C7> { TupleView(content: (c0, c1, c2, c3, c4, c5, c6, c7)) }
  /// Nine views.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
    _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8
  ) -> TupleView<C0, C1, C2, C3, C4, C5, C6, C7, C8> {
    TupleView(content: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }
  /// Ten views.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
    _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8, _ c9: consuming C9
  ) -> TupleView<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9> {
    TupleView(content: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
  /// More views than ten.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// A view that may be absent.
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }
  /// The first of two branches.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }
  /// The second of two branches.
  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }
  /// A view under an availability condition.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: consuming Content)
    -> AnyView
  {
    AnyView(content)
  }
}
