public import TerminalUICore

/// A stack of screens that shows the last screen.
///
/// A bar shows the title of the screen and leads back.
///
///     NavigationStack {
///       List(folders) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Folders")
///         .navigationDestination(for: Folder.self) { FolderView($0) }
///     }
///
///     ‹ Folders Inbox           [New]      // one row, on a surface
///
/// Links and the `path` add screens; Escape, the bar's button, the ``EnvironmentValues/dismiss`` action and a shorter path remove them. The stack
/// takes all the room it is offered. Its bar has one row, and is shown where the screen has a title or items of a `toolbar`, or isn't the first;
/// items may need a second bar at the bottom.
///
/// A screen that another one covers keeps its state. Its views disappear (`onDisappear`), and their tasks are cancelled; when it is seen again they
/// appear, and their tasks start again. Meanwhile it is not drawn or laid out and takes no input. But it is evaluated when its state changes, and its
/// `onReceive` and `onChange` still run.
/// - Source: SwiftUI `NavigationStack`.
public struct NavigationStack<Data, Root: View>: UnaryView {
  @State private var bar = NavigationBarState()
  private let path: Path
  private let root: Root

  private enum Path {
    case own
    case bound(any NavigationPathStore)
  }

  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .own
    self.root = root()
  }

  /// Makes a stack whose path is kept elsewhere, with values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = .bound(
      BoundNavigationPath(
        path, list: { $0.elements },
        add: {
          $0.append(any: $1)
          return true
        },
        drop: { $0.removeLast($1) }))
    self.root = root()
  }

  /// Makes a stack whose path is kept elsewhere, with values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .bound(
      BoundNavigationPath(
        path,
        list: { path in
          var values: [AnyHashable] = []
          for element in path { values.append(AnyHashable(element)) }
          return values
        },
        add: { path, value in
          guard let value = value.base as? Data.Element else { return false }
          path.append(value)
          return true
        },
        drop: { path, count in path = Data(path.dropLast(count)) }))
    self.root = root()
  }

  /// The screens, between bars.
  public var body: some View {
    BarFrame(navigation: bar) { NavigationScreens(path: store, bar: bar, root: root) }
  }

  private var store: any NavigationPathStore {
    switch path {
    case .own: OwnNavigationPath()
    case .bound(let store): store
    }
  }
}

/// The screens of a stack without its bars: split views put their own around.
package struct NavigationScreens<Root: View>: NodeView {
  let path: any NavigationPathStore
  let bar: NavigationBarState
  let root: Root

  package init(path: any NavigationPathStore, bar: NavigationBarState, root: Root) {
    self.path = path
    self.bar = bar
    self.root = root
  }

  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      NavigationNode(in: $0, path: view.path, bar: view.bar) {
        $0.make(FittedScreen(ScreenContent(view.root)))
      }
    }
  }

  package static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: NavigationNode.self)
    node.rootContent.update(to: FittedScreen(ScreenContent(view.root)))
    node.update(path: view.path)
  }
}
