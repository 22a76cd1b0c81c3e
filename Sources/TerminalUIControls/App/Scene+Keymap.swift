internal import TerminalUICore

extension Scene {
  /// Gives the app a keymap of its own, which counts where the user's keymap says nothing.
  ///
  ///     WindowGroup { ContentView() }
  ///       .keymap(
  ///         """
  ///         :preset vi
  ///         commits.copy = y y
  ///         app.quit = q
  ///         """)
  ///
  /// The text is what users write in the keymap file. Their file may take an action's keys away (`= none`), change them, add to them (`= default, x`),
  /// and end the preset (`:preset none`). `app.quit` is an action of apps with `commands`. Lines that can't be read are reported, and nothing else.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter text: The keymap, a line for each action or setting; of several the innermost counts.
  public func keymap(_ text: String) -> some Scene { KeymapScene(scene: self, text: text) }
}

/// The scene of `keymap(_:)`.
private struct KeymapScene<Content: Scene>: PrimitiveScene {
  let scene: Content
  let text: String

  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    AnyView(parts.makeView(before: [scene.scene]).modifier(AppKeymapModifier(text: scene.text)))
  }

  static var _stage: Any.Type? { Content._stage }
}

private struct AppKeymapModifier: PassModifier {
  let text: String

  func makePassNode(in context: NodeContext) -> PassNode { AppKeymapNode(text, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: AppKeymapNode.self).adopt(text) }
}

/// Gives the host's key bindings the app's keymap, as long as the scene's views are there.
private final class AppKeymapNode: PassNode {
  private var text: String

  init(_ text: String, in context: NodeContext) {
    self.text = text
    super.init(in: context)
    host.keyBindings.adoptAppKeymap(Keymap(text: text), of: self)
  }

  func adopt(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    host.keyBindings.adoptAppKeymap(Keymap(text: text), of: self)
  }

  override func didLeave() {
    host.keyBindings.adoptAppKeymap(Keymap(), of: self)
    super.didLeave()
  }

  override var name: String { "keymap" }
}
