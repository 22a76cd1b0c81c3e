public import TerminalUICore

extension View {
  /// Runs an action when this view has come into the tree.
  ///
  ///     Text("a").onAppear { print("hello") }
  ///
  /// It runs once, at the end of the update in which the view came.
  /// - Source: SwiftUI `View.onAppear(perform:)`.
  @inlinable public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has left the tree.
  ///
  /// The action still reads the state that the view had. A view that left before it was ever shown has no such
  /// moment.
  /// - Source: SwiftUI `View.onDisappear(perform:)`.
  @inlinable public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

extension View {
  /// Runs an action when this view has come into the tree: once, whatever views it is made of.
  package func onArrival(perform action: @escaping () -> Void) -> some View {
    modifier(WholeAppearanceModifier(modifier: AppearanceModifier(appear: action, disappear: nil)))
  }
}

/// Runs the actions once for several views as a whole: it isn't put around each of them.
@MainActor private struct WholeAppearanceModifier: PassModifier {
  let modifier: AppearanceModifier

  func makePassNode(in context: NodeContext) -> PassNode { modifier.makePassNode(in: context) }
  func updatePassNode(_ node: PassNode) { modifier.updatePassNode(node) }
}

/// The actions of each of the views that it is put on.
@MainActor @usableFromInline struct AppearanceModifier: EachPassModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @usableFromInline init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    AppearanceNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AppearanceNode.self).modifier = self
  }
}

/// Queues the actions when the view comes, leaves, is covered or is shown again; they run at the end of the update.
@MainActor private final class AppearanceNode: PassNode {
  var modifier: AppearanceModifier
  /// The delivery at whose end the view will have appeared.
  private let arrival: UInt32
  /// Whether the view is covered, as of the latest delivery.
  private var isAway = false

  init(_ modifier: AppearanceModifier, in context: NodeContext) {
    self.modifier = modifier
    arrival = context.frame.host.lifecycle.number
    super.init(in: context)
    // Without an action the node need not know that its view has appeared, unless the view is covered.
    if modifier.appear != nil || isCovered { appear() }
  }

  private func appear() {
    host.lifecycle.appeared(self) { [self] in
      isAway = isCovered
      if !isAway { self.modifier.appear?() }
    }
  }

  /// Whether the view has appeared.
  private var hasAppeared: Bool { !isAway && host.lifecycle.number != arrival }

  override func presenceChanged(isCovered: Bool) {
    guard isCovered != isAway else { return }
    if !isCovered {
      appear()
    } else if let action = modifier.disappear, hasAppeared {
      host.lifecycle.disappeared(self, action)
    }
    isAway = isCovered
  }

  override func didLeave() {
    if let action = modifier.disappear, hasAppeared { host.lifecycle.disappeared(self, action) }
  }

  override var name: String { modifier.appear != nil ? "onAppear" : "onDisappear" }
}
