internal import TerminalUICore

/// The content of a toolbar: items, groups of items, and combinations of such contents.
///
///     struct Editing: ToolbarContent {
///       let undo: () -> Void
///       var body: some ToolbarContent {
///         ToolbarItem { Button("Undo", action: undo) }
///         ToolbarItem(placement: .primaryAction) { Button("Save") { … } }
///       }
///     }
///
/// - Source: SwiftUI `ToolbarContent`; contents with a `body` have no dynamic properties here, the views in them may have any.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the contents that it is made of.
  associatedtype Body: ToolbarContent
  /// The contents that it is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds its items to a list; contents with a `body` do this already.
  func _collect(into items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// Adds the items of the body.
  public func _collect(into items: inout _ToolbarItems) { body._collect(into: &items) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the framework adds its own items itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Content of a toolbar without a body: it adds its items itself.
@MainActor @preconcurrency public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension Never: ToolbarContent {
  /// Never called.
  public func _collect(into items: inout _ToolbarItems) {}
}

/// The items of a toolbar, as they are collected.
@MainActor @preconcurrency public struct _ToolbarItems {
  struct Item {
    /// Which branch and place of the content it comes from.
    let path: [Int]
    let placement: ToolbarItemPlacement
    package var priority: ToolbarItemVisibilityPriority
    let view: AnyView
  }

  private(set) var items: [Item] = []
  private var path: [Int] = []

  init() {}

  package mutating func add<V: View>(_ view: V, _ placement: ToolbarItemPlacement) {
    items.append(
      Item(
        path: path, placement: placement,
        priority: placement.isImportant
          ? ToolbarItemVisibilityPriority(higherThan: .automatic) : .automatic,
        view: AnyView(view)))
  }

  /// Adds the items that `collect` adds, as the part `step` of the content around.
  mutating func collect(_ step: Int, _ collect: (inout _ToolbarItems) -> Void) {
    path.append(step)
    collect(&self)
    path.removeLast()
  }

  /// Gives the items that `collect` adds a priority.
  mutating func prioritize(
    _ priority: ToolbarItemVisibilityPriority, _ collect: (inout _ToolbarItems) -> Void
  ) {
    let count = items.count
    collect(&self)
    guard priority != .automatic else { return }
    for index in count..<items.count { items[index].priority = priority }
  }
}

/// Makes the content of a toolbar from a block.
///
/// - Source: SwiftUI `ToolbarContentBuilder`.
@resultBuilder @MainActor @preconcurrency public enum ToolbarContentBuilder {
  /// Takes an item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Makes an item without a placement of a view.
  @_disfavoredOverload public static func buildExpression<V: View>(_ view: V) -> ToolbarItemGroup<V> {
    ToolbarItemGroup { view }
  }
  /// Makes content without items.
  public static func buildBlock() -> ToolbarTuple<> { ToolbarTuple() }
  /// Returns the only part.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Joins several parts, in order.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> ToolbarTuple<repeat each Content>
  {
    ToolbarTuple(repeat each content)
  }
  /// Makes the content of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarBranch<Content, Content>
  {
    content.map { .first($0) } ?? .none
  }
  /// Makes the content of the first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> ToolbarBranch<First, Second>
  {
    .first(first)
  }
  /// Makes the content of the second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> ToolbarBranch<First, Second>
  {
    .second(second)
  }
  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Several parts of a toolbar, in order.
public struct ToolbarTuple<each Content: ToolbarContent>: PrimitiveToolbarContent {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Adds the items of each part.
  public func _collect(into items: inout _ToolbarItems) {
    var place = 0
    for part in repeat each content {
      items.collect(place) { part._collect(into: &$0) }
      place += 1
    }
  }
}

/// One of two parts of a toolbar, or no part.
public enum ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: PrimitiveToolbarContent {
  /// The part of the first branch.
  case first(First)
  /// The part of the second branch.
  case second(Second)
  /// No branch, and so no items.
  case none

  /// Adds the items of the part that is there.
  public func _collect(into items: inout _ToolbarItems) {
    switch self {
    case .first(let content): items.collect(0) { content._collect(into: &$0) }
    case .second(let content): items.collect(1) { content._collect(into: &$0) }
    case .none: break
    }
  }
}

extension ToolbarContent {
  /// Sets how long this stays in a narrow bar: items with a lower priority move into the bar's menu before.
  ///
  ///     ToolbarItem { Button("Save") { … } }.visibilityPriority(.high)
  ///
  /// Of several with one priority, those nearest to the end go first.
  /// - Source: SwiftUI `ToolbarContent.visibilityPriority(_:)`.
  @inlinable public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent
  {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

@usableFromInline struct PrioritizedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  package let content: Content
  package let priority: ToolbarItemVisibilityPriority

  @usableFromInline init(content: Content, priority: ToolbarItemVisibilityPriority) {
    self.content = content
    self.priority = priority
  }

  @usableFromInline func _collect(into items: inout _ToolbarItems) {
    items.prioritize(priority) { content._collect(into: &$0) }
  }
}
