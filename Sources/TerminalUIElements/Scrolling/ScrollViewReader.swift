internal import RuntimeMetadata
public import TerminalUICore

/// A view from whose content one can scroll to a view by its identity.
///
///     ScrollViewReader { proxy in
///       List(messages) { Text($0.text) }
///       Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///     }
///
/// - Source: SwiftUI `ScrollViewReader`.
@MainActor @preconcurrency public struct ScrollViewReader<Content: View>: NodeView {
  private let content: (ScrollViewProxy) -> Content

  /// Makes a view from a proxy for the scroll views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// Whether the content is one item.
  public static var _isUnary: Bool { Content._isUnary }
  /// Makes a node that finds the views to scroll to.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    ScrollReaderNode(view, in: context)
  }
  /// Compares the block with the kept one, and runs it if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(to: view)
  }

  fileprivate func content(with proxy: ScrollViewProxy) -> Content { content(proxy) }
}

/// Scrolls the scroll views in a ``ScrollViewReader``.
///
/// - Source: SwiftUI `ScrollViewProxy`.
@MainActor @preconcurrency public struct ScrollViewProxy {
  fileprivate let reader: ScrollReaderReference

  /// Scrolls until the view with an identity is visible.
  ///
  /// The identity is that of a view with `id(_:)`, or of an element of a `ForEach`; of several, the first one that is found.
  /// Rows that were never in sight are found: at once where the elements are a range, or numbers without large gaps, and
  /// otherwise by a walk over the identities. Rows of a `ForEach` in a row, as in a list of sections, are found by making the
  /// rows around them in sequence. Of views with `id(_:)` in rows out of sight, those whose identities are numbers in order are
  /// found at once, others among the first 1 000 rows. Nothing happens if nothing is found.
  ///
  /// - Parameters:
  ///   - id: The identity to look for.
  ///   - anchor: The place in the view and in the visible part that come together; `nil` moves no more than
  ///     necessary.
  /// - Source: SwiftUI `ScrollViewProxy.scrollTo(_:anchor:)`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader = reader.node, let item = reader.firstNode(withID: AnyHashable(id))?.firstItem else {
      return
    }
    item.scrollIntoSight(anchor: anchor, below: reader)
  }
}

/// The node of a reader, as long as it is in the tree.
private final class ScrollReaderReference: nonisolated TrackedObject {
  weak var node: Node?
  init(node: Node) { self.node = node }
}

/// Makes the content with a proxy that leads back to this node, from where it looks for the view to scroll to.
private final class ScrollReaderNode<Content: View>: PassNode {
  private var view: ScrollViewReader<Content>
  private var proxy: ScrollViewProxy!

  init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    proxy = ScrollViewProxy(reader: ScrollReaderReference(node: self))
    let content = observed { view.content(with: proxy) }
    child = childContext.make(content)
  }

  func update(to view: ScrollViewReader<Content>) {
    let isSame = valuesAreEqual(view, self.view)
    self.view = view
    if !isSame { evaluate() }
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let content = observed { view.content(with: proxy) }
    child?.update(to: content)
  }

  override var name: String { "ScrollViewReader" }
}
