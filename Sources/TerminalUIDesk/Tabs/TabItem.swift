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

/// Gives a view a label for a bar, and makes the view only when its tab is first chosen.
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
  /// How often the label has changed.
  private(set) var labelNumber = 0

  init<Label: View>(
    _ label: Label, in context: NodeContext, content: @MainActor (NodeContext) -> TabContent
  ) {
    self.label = label.inBar
    given = label
    super.init(in: context, content: content)
    // Outside of a tab view it is shown like any other view.
    if tabs == nil { show() }
  }

  func update<Label: View>(_ label: Label) {
    if let given = given as? Label, valuesAreEqual(given, label) { return }
    given = label
    self.label = label.inBar
    labelNumber += 1
    tabs?.invalidate()
  }

  /// The node of the tab view that this item is a tab of; `nil` outside of one.
  private var tabs: TabPagesNode? { provided(TabsKey.self)?.pages }

  /// Makes the content, unless it is there already.
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

/// The content of a tab, which is empty until the tab is first shown.
class TabContent: PassNode {
  /// Makes the views of the content, unless they are there already.
  func show() { fatalError("abstract") }
  override var name: String { "content" }
}

/// The content of a tab, which is made when the tab is shown for the first time.
private final class TypedTabContent<Content: View>: TabContent {
  private var view: Content
  private var inner: EnvironmentFrame?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    // A view with a label inside of the content is no tab of this tab view.
    inner = provide(TabsKey.self, nil)
  }

  func update(_ view: Content) {
    self.view = view
    child?.update(to: FittedScreen(ScreenContent(view)))
  }

  override func show() {
    guard child == nil else { return }
    let view = view
    replaceChild { $0.make(FittedScreen(ScreenContent(view))) }
  }
}

/// A column of views, which are in a row where they are the label of a tab: a bar has one row.
@MainActor private protocol ColumnOfViews {
  var asRow: AnyView { get }
}

extension VStack: ColumnOfViews where Content: View {
  fileprivate var asRow: AnyView { AnyView(HStack { content }) }
}

extension View {
  /// This label of a tab as exactly one item.
  fileprivate var inBar: AnyView { (self as? any ColumnOfViews)?.asRow ?? asOneItem }
}
