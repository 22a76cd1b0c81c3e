public import TerminalUICore

/// Screens over each other, with a bar: the older name of ``NavigationStack`` and ``NavigationSplitView``.
///
///     NavigationView {
///       List(names, id: \.self) { NavigationLink($0, destination: Text($0)) }
///         .navigationBarTitle("Names")
///     }
///
/// With one view in it, it is a stack. Of two or three views, they are the columns of a split view, unless the style is `stack`.
/// - Source: SwiftUI `NavigationView`, deprecated there for `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View>: UnaryView {
  @Environment(\.navigationViewIsStack) private var isStack
  private let content: Content
  private let columns: (stack: AnyView, split: AnyView)?

  /// Makes a stack.
  @_disfavoredOverload public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    columns = nil
  }

  /// Makes two columns: a list, and the view that is shown until the list leads to another view.
  public init<A: View, B: View>(@ViewBuilder content: () -> Content) where Content == TupleView<A, B> {
    self.content = content()
    let (first, second) = self.content.content
    columns = (
      AnyView(NavigationStack { first }),
      AnyView(
        NavigationSplitView {
          first
        } detail: {
          second
        })
    )
  }

  /// Makes three columns.
  public init<A: View, B: View, C: View>(@ViewBuilder content: () -> Content)
  where Content == TupleView<A, B, C> {
    self.content = content()
    let (first, second, third) = self.content.content
    columns = (
      AnyView(NavigationStack { first }),
      AnyView(
        NavigationSplitView {
          first
        } content: {
          second
        } detail: {
          third
        })
    )
  }

  /// The stack or the columns.
  public var body: some View {
    if let columns {
      isStack ? columns.stack : columns.split
    } else {
      NavigationStack { content }
    }
  }
}

/// Whether a ``NavigationView`` is a stack or has columns.
///
/// - Source: SwiftUI `NavigationViewStyle`, deprecated there; an app can't make its own.
public nonisolated protocol NavigationViewStyle: Sendable {
  /// Whether the view is a stack, whatever its content.
  var _isStack: Bool { get }
}

/// The style of a ``NavigationView`` where no other is set: one view is a stack, several are columns.
///
/// - Source: SwiftUI `DefaultNavigationViewStyle`, deprecated there.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `false`: the number of views decides.
  public var _isStack: Bool { false }
}

/// The style of a ``NavigationView`` that is a stack.
///
/// - Source: SwiftUI `StackNavigationViewStyle`, deprecated there.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `true`: the views are a stack.
  public var _isStack: Bool { true }
}

/// The style of a ``NavigationView`` with columns.
///
/// - Source: SwiftUI `ColumnNavigationViewStyle`, deprecated there.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns `false`: the number of views decides.
  public var _isStack: Bool { false }
}

/// The style of a ``NavigationView`` with two columns.
///
/// - Source: SwiftUI `DoubleColumnNavigationViewStyle`, deprecated there.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One view is a stack, several are columns.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated private enum NavigationViewKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  @usableFromInline var navigationViewIsStack: Bool {
    get { self[NavigationViewKey.self] }
    set { self[NavigationViewKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the ``NavigationView``s in this view are stacks or have columns.
  ///
  /// - Source: SwiftUI `View.navigationViewStyle(_:)`, deprecated there.
  @inlinable public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style._isStack)
  }
}
