internal import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Sets the view that the navigation stack around shows for a value of a type.
  ///
  ///     List(messages) { NavigationLink($0.title, value: $0) }
  ///       .navigationDestination(for: Message.self) { MessageView($0) }
  ///
  /// The block runs when a value comes into the path, and not before.
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the view of a value.
  /// - Returns: A view that declares a destination; its look is the same.
  /// - Source: SwiftUI `View.navigationDestination(for:destination:)`.
  @inlinable public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}

@MainActor @usableFromInline struct DestinationModifier<Data: Hashable, Content: View>: PassModifier {
  let destination: (Data) -> Content

  @usableFromInline init(destination: @escaping (Data) -> Content) {
    self.destination = destination
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedDestinationNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedDestinationNode<Data, Content>.self).update(self)
  }
}

/// The node of a modifier that makes the destination of a value.
@MainActor class DestinationNode: PassNode, ScreenProvider, RegistryMember {
  final var registryIndex = 0

  fileprivate weak var stack: NavigationNode?

  init(in context: NodeContext) {
    super.init(in: context)
    stack = navigation
    stack?.insert(self)
  }

  func takes(_ value: AnyHashable) -> Bool { false }
  func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool) {}

  override func didLeave() { stack?.remove(self) }
  override var name: String { "navigationDestination" }
}

/// Shows the screen of a value: the stack around asks its destinations which of them takes the value.
@MainActor private final class TypedDestinationNode<Data: Hashable, Content: View>: DestinationNode {
  private var modifier: DestinationModifier<Data, Content>

  init(_ modifier: DestinationModifier<Data, Content>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(_ modifier: DestinationModifier<Data, Content>) {
    let isSame = valuesAreEqual(self.modifier, modifier)
    self.modifier = modifier
    if !isSame { stack?.destinationChanged(self) }
  }

  override func takes(_ value: AnyHashable) -> Bool { value.base is Data }

  override func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool) {
    guard let value = value?.base as? Data else { return }
    screen.show(isNew: isNew) { modifier.destination(value) }
  }
}
