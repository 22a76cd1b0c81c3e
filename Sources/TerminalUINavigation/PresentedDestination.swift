internal import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Shows a screen on the navigation stack around while a value is true.
  ///
  /// Going back writes `false`. The block runs when the screen is shown, and not before.
  /// - Parameters:
  ///   - isPresented: Whether the screen is shown.
  ///   - destination: Makes the view of the screen.
  /// - Returns: A view that presents another one; its own look is the same.
  /// - Source: SwiftUI `View.navigationDestination(isPresented:destination:)`.
  @inlinable public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return modifier(PresentedModifier(item: item) { _ in destination() })
  }

  /// Shows a screen on the navigation stack around while there is a value.
  ///
  /// Going back writes `nil`; another value makes another screen.
  /// - Parameters:
  ///   - item: The value that is shown.
  ///   - destination: Makes the view of a value.
  /// - Returns: A view that presents another one; its own look is the same.
  /// - Source: SwiftUI `View.navigationDestination(item:destination:)`.
  @inlinable public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentedModifier(item: item, destination: destination))
  }
}

/// A node that shows a screen while it wants to.
@MainActor package class PresentingNode: PassNode, ScreenProvider {
  fileprivate weak var stack: NavigationNode?
  final var isWanted = false
  /// Whether the node is in a bar around the stack, whose views leave as soon as another screen is shown.
  private var isInBar = false

  init(in context: NodeContext) {
    super.init(in: context)
    let around = navigation
    stack = EnvironmentValues(context.frame)[StackBarKey.self]?.stack ?? around
    isInBar = stack !== around
  }

  /// The user goes back, or the screen below was taken away.
  func dismiss() {}

  func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool) {}

  /// Whether the screen is shown in the next column, where there is one.
  var leadsToNextColumn: Bool { false }

  private var target: NavigationNode? { leadsToNextColumn ? stack?.target : stack }

  /// Stops showing the screen; not that of a link in a bar, which leaves with the screen below.
  package override func didLeave() { if !isInBar { target?.forget(self) } }

  /// Shows the screen, or stops showing it.
  final func present(_ isWanted: Bool) {
    self.isWanted = isWanted
    if isWanted, let stack, target !== stack {
      target?.goBackToRoot()
      stack.showNext()
    }
    target?.follow(self)
  }
}

@MainActor @usableFromInline struct PresentedModifier<Item: Hashable, Content: View>: PassModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Content

  @usableFromInline init(item: Binding<Item?>, destination: @escaping (Item) -> Content) {
    self.item = item
    self.destination = destination
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    PresentedNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PresentedNode<Item, Content>.self).update(self)
  }
}

/// Puts its screen on the stack around, or takes it away, when the item of the binding changes.
@MainActor private final class PresentedNode<Item: Hashable, Content: View>: PresentingNode {
  private var modifier: PresentedModifier<Item, Content>
  private var item: Item?
  private var shown: Item?

  init(_ modifier: PresentedModifier<Item, Content>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    evaluate()
  }

  func update(_ modifier: PresentedModifier<Item, Content>) {
    self.modifier = modifier
    evaluate()
    // The block may make another view of the same value.
    if isWanted { present(true) }
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let item = observed { modifier.item.wrappedValue }
    guard item != self.item else { return }
    self.item = item
    present(item != nil)
  }

  override func dismiss() {
    let item = Evaluation.unobserved { modifier.item.wrappedValue }
    if item != nil { modifier.item.wrappedValue = nil }
  }

  override func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool) {
    guard let item else { return }
    let isNew = isNew || item != shown
    shown = item
    screen.show(isNew: isNew) { modifier.destination(item) }
  }

  override var name: String { "navigationDestination" }
}

// MARK: Links

/// Where a `NavigationLink` leads.
package enum LinkTarget<Destination: View> {
  /// A value for the path; a link without one can't be pressed.
  case value(AnyHashable?)
  /// A view.
  case view(() -> Destination)
}

/// Provides the action of pressing the link to its label.
package nonisolated enum LinkActionKey: EnvironmentKey {
  package static var defaultValue: LinkAction { LinkAction(node: nil) }
}

/// Follows a link: its control finds the action in the environment.
package nonisolated struct LinkAction {
  fileprivate weak var node: AnyLinkNode?

  /// Follows the link.
  @MainActor package func callAsFunction() { node?.follow() }
}

/// A link as its action knows it, without the type of its screen.
@MainActor private class AnyLinkNode: PresentingNode {
  func follow() {}
}

/// Makes a view a link: views in it find the action in their environment.
@MainActor package struct LinkModifier<Destination: View>: PassModifier {
  let target: LinkTarget<Destination>

  /// Makes a link to a target.
  package init(_ target: LinkTarget<Destination>) { self.target = target }

  package func makePassNode(in context: NodeContext) -> PassNode { LinkNode(target, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: LinkNode<Destination>.self).update(target)
  }
}

/// Follows the link when a control in its content asks for it by the action in the environment.
@MainActor private final class LinkNode<Destination: View>: AnyLinkNode {
  private var target: LinkTarget<Destination>
  private let inner: EnvironmentFrame

  init(_ target: LinkTarget<Destination>, in context: NodeContext) {
    self.target = target
    inner = EnvironmentFrame(below: context.frame)
    super.init(in: context)
    frame = inner
    inner.set(LinkActionKey.self, LinkAction(node: self), isScoped: true)
  }

  func update(_ target: LinkTarget<Destination>) {
    let isSame = valuesAreEqual(self.target, target)
    self.target = target
    if isWanted, !isSame { present(true) }
  }

  override func follow() {
    switch target {
    case .value(let value?): stack?.follow(value)
    case .value(nil): break
    case .view: present(true)
    }
  }

  override func dismiss() { present(false) }
  override var leadsToNextColumn: Bool { true }

  override func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool) {
    guard case .view(let make) = target else { return }
    screen.show(isNew: isNew) { make() }
  }

  override var name: String { "NavigationLink" }
}
