/// A program with an interface in the terminal.
///
///     @main struct Hello: App {
///       var body: some Scene { WindowGroup { Text("Hello") } }
///     }
///
/// The interface takes the whole terminal until Ctrl-C is pressed or the `exit` action is called; then the terminal is as it was. Without a terminal
/// the app writes a line to standard error and ends with the exit code 2.
/// - Source: SwiftUI `App`.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Makes the app.
  init()
  /// Returns the views of the app with what a module that has an `App` of its own puts around them.
  ///
  /// `TerminalUIPoints` sets the unit of lengths so.
  static func _surrounded(_ view: AnyView) -> AnyView
}

extension App {
  /// By default puts nothing around the views of the app.
  public static func _surrounded(_ view: AnyView) -> AnyView { view }

  /// Runs the app; called by `@main`.
  public static func main() {
    #if DEBUG
      DebugLaunch.runIfWanted()
    #endif
    // Before objects of the app are made, which may read stored values.
    StorageStore.ofProgram = .standard
    Launch.run { Self() }
  }
}
