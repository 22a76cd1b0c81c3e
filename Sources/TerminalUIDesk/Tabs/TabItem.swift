internal import CellLayout
internal import RuntimeMetadata
internal import TerminalUICore

extension View {
  /// Sets the label of this view in the bar of the ``TabView`` around.
  ///
  ///     TabView(selection: $part) {
  ///       InboxView().tabItem { Label("Inbox", systemImage: "envelope") }.tag(Part.inbox)
  ///     }
  ///
  /// - Source: SwiftUI `View.tabItem(_:)`.
  @inlinable public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// Makes a view one that is made when its tab is chosen.
@usableFromInline struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label

  @usableFromInline init(label: Label) { self.label = label }

  @usableFromInline typealias Body = Never
  @usableFromInline static func _isUnary(_ content: Bool) -> Bool { true }

  @usableFromInline static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    context.item { context in
      TabItemNode(modifier.label, in: context) { TypedTabContent(content, in: $0) }
    }
  }

  @usableFromInline static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    let node = unsafeDowncast(node, to: TabItemNode.self)
    node.update(modifier.label)
    unsafeDowncast(node.content, to: TypedTabContent<V>.self).update(content)
  }
}

/// The item of a view with a label for a bar; its content is made when it is first shown.
final class TabItemNode: UnaryNode {
  private(set) var label: AnyView
  /// The label as it was given, to be compared with a new one.
  private var given: Any
  /// The number of labels so far.
  private(set) var labelNumber = 0

  init<Label: View>(
    _ label: Label, in context: NodeContext, content: @MainActor (NodeContext) -> TabContent
  ) {
    self.label = label.asOneItem
    given = label
    super.init(in: context, content: content)
    // Elsewhere it is a view as any other.
    if tabs == nil { show() }
  }

  func update<Label: View>(_ label: Label) {
    if let given = given as? Label, valuesAreEqual(given, label) { return }
    given = label
    self.label = label.asOneItem
    labelNumber += 1
    tabs?.invalidate()
  }

  /// The view whose tab it is.
  private var tabs: TabPagesNode? { provided(TabsKey.self)?.pages }

  /// Makes what it shows, unless it has.
  func show() { unsafeDowncast(content, to: TabContent.self).show() }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    contentItem?.answer(to: proposal) ?? Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let item = contentItem else { return Answer(.zero) }
    item.commit(proposal)
    return item.answer
  }

  override func origin(of item: ItemNode) -> Point { .zero }
  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }
  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }
  override var name: String { "Tab" }
}

/// The content of a tab.
class TabContent: PassNode {
  /// Makes it, unless it is there.
  func show() { fatalError("abstract") }
  override var name: String { "content" }
}

private final class TypedTabContent<Content: View>: TabContent {
  private var view: Content
  private var inner: EnvironmentFrame?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    // The content isn't a tab of the same view.
    inner = provide(TabsKey.self, nil)
  }

  func update(_ view: Content) {
    self.view = view
    child?.update(to: ScreenContent(view))
  }

  override func show() {
    guard child == nil else { return }
    let view = view
    replaceChild { $0.make(ScreenContent(view)) }
  }
}
