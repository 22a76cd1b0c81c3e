/// Screens over each other, of which the last one is shown, with a bar that names it and leads back.
///
///     NavigationStack {
///       List(folders) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Folders")
///         .navigationDestination(for: Folder.self) { FolderView($0) }
///     }
///
///     ‹ Folders          Inbox
///     ──────────────────────────────
///
/// Links and the `path` add screens; Escape, the bar's button, the ``EnvironmentValues/dismiss`` action and a shorter path
/// take them away. The stack takes all the room it is offered. Its bar has two rows, and is shown where the screen has a
/// title or isn't the first.
///
/// A screen that another one covers keeps its state. Its views disappear (`onDisappear`), and their tasks are cancelled;
/// when it is seen again they appear, and their tasks start anew. Meanwhile it is not drawn or laid out and takes no
/// input, but it is evaluated when its state changes, and its `onReceive` and `onChange` go on.
/// - Source: SwiftUI `NavigationStack`.
public struct NavigationStack<Data, Root: View>: View {
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

  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }

  /// Makes an item with the root as its first screen.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      NavigationNode(
        in: $0, path: view.store, root: { $0.make(view.rootScreen) },
        bar: { $0.make(NavigationBar(stack: NavigationBar.Stack(node: $1))) })
    }
  }

  /// Updates the root and the path.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: NavigationNode.self)
    node.rootContent.update(to: view.rootScreen)
    node.update(path: view.store)
  }

  private var rootScreen: ScreenContent<Root> { ScreenContent(root) }

  private var store: any NavigationPathStore {
    switch path {
    case .own: OwnNavigationPath()
    case .bound(let store): store
    }
  }
}

/// The title of the shown screen, and the way back.
private struct NavigationBar: View {
  let stack: Stack

  /// The stack, which outlives its bar.
  struct Stack {
    unowned let node: NavigationNode
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        if let back = stack.node.bar.back { Button("‹ \(back)") { stack.node.goBack() }.layoutPriority(1) }
        Text(stack.node.bar.title ?? "").bold().lineLimit(1).frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
      }
      .frame(height: 1)
      Divider()
    }
    .frame(maxWidth: .infinity)
    .onKeyPress(.escape) {
      guard stack.node.bar.back != nil else { return .ignored }
      stack.node.goBack()
      return .handled
    }
  }
}
