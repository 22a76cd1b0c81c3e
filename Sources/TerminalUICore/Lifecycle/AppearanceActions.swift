@MainActor extension View {
  /// Runs an action when this view has come into the tree.
  ///
  ///     Text("a").onAppear { print("hello") }
  ///
  /// It runs once, at the end of the update in which the view came.
  /// - Source: SwiftUI `View.onAppear(perform:)`.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view has left the tree.
  ///
  /// - Source: SwiftUI `View.onDisappear(perform:)`.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

@MainActor private struct AppearanceModifier: PassModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  func makePassNode(in context: NodeContext) -> PassNode { AppearanceNode(self, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AppearanceNode.self).modifier = self
  }
}

@MainActor private final class AppearanceNode: PassNode {
  var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    guard modifier.appear != nil else { return }
    host.lifecycle.appeared("onAppear") { [weak self] in
      guard let self, !flags.contains(.hasLeft) else { return }
      self.modifier.appear?()
    }
  }

  override func didLeave() {
    if let action = modifier.disappear { host.lifecycle.disappeared(action) }
  }

  override var name: String { modifier.appear != nil ? "onAppear" : "onDisappear" }
}
