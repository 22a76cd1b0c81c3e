public import CellLayout
public import TerminalUICore

extension View {
  /// Puts a style behind this view, the content of a container.
  ///
  ///     NavigationStack { List { … }.containerBackground(.blue.gradient, for: .navigation) }
  ///
  /// A view that is smaller than its container has the style behind its own cells only.
  /// - Source: SwiftUI `View.containerBackground(_:for:)`; differs in that the view's cells are painted, not the container's.
  @inlinable public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { _StyleFill(style: style) }
  }

  /// Puts a view behind this one, the content of a container.
  ///
  /// - Source: SwiftUI `View.containerBackground(for:alignment:content:)`; differs in that it has the size of this view.
  @inlinable public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { if container.isShown { content() } }
  }
}

/// A container whose background is set.
///
/// - Source: SwiftUI `ContainerBackgroundPlacement`.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// Whether a terminal has the container.
  @usableFromInline let isShown: Bool

  /// The screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(isShown: true)
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(isShown: true)
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(isShown: true)
  /// The window.
  public static let window = ContainerBackgroundPlacement(isShown: true)
  /// A widget.
  ///
  /// There are no widgets, so nothing is painted.
  public static let widget = ContainerBackgroundPlacement(isShown: false)
}
