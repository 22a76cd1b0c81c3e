internal import TerminalUICore

extension Scene {
  /// Adds commands to the app: a menu bar, and actions that work wherever the focus is.
  ///
  ///     WindowGroup { ContentView() }
  ///       .commands {
  ///         CommandGroup(replacing: .newItem) { Button("New note") { add() }.keyboardShortcut("n") }
  ///         CommandMenu("Note") { Button("Archive") { archive() } }
  ///       }
  ///
  /// The bar is in the first row; in a window of less than ten rows it is shown only while a menu is open. F10 opens the first menu; Alt with the
  /// underlined letter, or a click, opens any menu. Arrows lead from menu to menu. A letter that is the key of a command with Alt opens no menu. Keys
  /// of the view with the focus and shortcuts of views take precedence over commands. Below a sheet or an alert no command works.
  /// - Source: SwiftUI `Scene.commands(content:)`.
  @inlinable public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    CommandsScene(scene: self, commands: content())
  }
}

/// A scene with the commands of the app, which its windows put around their content.
@usableFromInline struct CommandsScene<Content: Scene, C: Commands>: PrimitiveScene {
  let scene: Content
  let commands: C

  @usableFromInline init(scene: Content, commands: C) {
    self.scene = scene
    self.commands = commands
  }

  @usableFromInline static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    parts.makeView(before: [scene.scene, OwnCommands(commands: AnyView(scene.commands))])
  }

  @usableFromInline static var _stage: Any.Type? { Content._stage }
}

/// Commands on their own, behind those of the scenes before.
private struct OwnCommands: PrimitiveScene {
  let commands: AnyView

  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var parts = parts
    var surroundings = parts.surroundings as? CommandSurroundings ?? CommandSurroundings()
    surroundings.commands.append(scene.commands)
    parts.surroundings = surroundings
    return parts.makeView()
  }
}
