internal import TerminalUICore

/// The contents of an app's scenes so far; each adds to it and hands it to the next one.
///
/// Scenes are views in one line, the app outermost and the window innermost:
///
///     AppView › SceneView › … › WindowRoot
///
/// So a scene's `body` is evaluated as a view's is: again when a state, an observable property or a value of the environment changes that it reads.
/// Its windows, commands and settings are updated by that, and evaluated if they differ.
@MainActor @preconcurrency public struct SceneParts {
  /// The window that is shown; of several the first.
  package var window: (any AppWindow)?
  /// What other scenes put around the views of the window; `nil` is nothing.
  package var surroundings: (any WindowSurroundings)?
  /// The content of the settings; of several the first.
  package var settings: AnyView?
  /// The options that the modifiers around the window set.
  package var options = WindowOptions()
  /// The scenes that haven't been looked at yet.
  private var rest: [any Scene] = []
  /// Makes the view once no scene is left.
  private let finish: (SceneParts) -> AnyView

  init(
    _ finish: @escaping (SceneParts) -> AnyView = { $0.window?.makeView(with: $0) ?? AnyView(EmptyView()) }
  ) {
    self.finish = finish
  }

  /// Whether the window has nothing besides its views.
  package var isWindowOnly: Bool { surroundings == nil && settings == nil }

  /// Makes the view of these parts and of those that more scenes bring.
  package func makeView(before scenes: [any Scene] = []) -> AnyView {
    var parts = self
    parts.rest.insert(contentsOf: scenes, at: 0)
    guard !parts.rest.isEmpty else { return finish(parts) }
    func makeView<S: Scene>(_ scene: S) -> AnyView { S._makeView(scene, parts) }
    let next = parts.rest.removeFirst()
    return makeView(next)
  }
}

/// The options of a window that modifiers set; of several modifiers the outermost counts.
package struct WindowOptions {
  /// Whether views may write to the clipboard.
  package var allowsClipboardWriting: Bool?
  /// Whether the window is printed as text where there is no terminal.
  var printsPlainly: Bool?
  /// The values for the views of the scene, the outermost first.
  package var values: [any EnvironmentChange] = []

  /// Returns these options, completed by those of `inner` that they lack.
  func over(_ inner: WindowOptions) -> WindowOptions {
    WindowOptions(
      allowsClipboardWriting: allowsClipboardWriting ?? inner.allowsClipboardWriting,
      printsPlainly: printsPlainly ?? inner.printsPlainly, values: values + inner.values)
  }

  /// Puts the values into the environment of views.
  @MainActor package var valuesModifier: EnvironmentModifier<SceneValues> {
    EnvironmentModifier(SceneValues(changes: values))
  }
}

/// What several `environment` modifiers of a scene change, as one change for the views of its window.
package struct SceneValues: EnvironmentChange {
  let changes: [any EnvironmentChange]
  package func apply(to values: inout EnvironmentValues) {
    for change in changes { change.apply(to: &values) }
  }
}

/// A scene that is a window, and makes the app's views: `WindowGroup`, `InlineGroup`.
@MainActor package protocol AppWindow {
  /// Whether the window is printed as text if there is no terminal.
  var printsPlainly: Bool { get }
  /// Makes the view of the window with all that other scenes bring.
  func makeView(with parts: SceneParts) -> AnyView
}

/// The views around those of a window, such as a menu bar: a module above this one implements it.
@MainActor package protocol WindowSurroundings {
  /// Makes the view of some content and of all that is around it.
  ///
  /// - Parameters:
  ///   - content: The views of the window.
  ///   - openSettings: Shows the settings of the app; `nil` where it has none.
  /// - Returns: A view that fills the window.
  func view(around content: some View, openSettings: (() -> Void)?) -> AnyView
}

/// An app as a view: its state is the view's.
struct AppView<A: App>: UnaryView {
  @StateHolder var app: A
  package var parts = SceneParts()

  var body: AnyView {
    let view = A._surrounded(A.Body._makeView(app.body, parts))
    return NamedColors.accent.map { AnyView(view.tint($0)) } ?? view
  }
}

/// A scene with a body as a view: its state is the view's.
struct SceneView<S: Scene>: UnaryView {
  @StateHolder var scene: S
  package var parts = SceneParts()

  var body: AnyView { S.Body._makeView(scene.body, parts) }
}

/// Any scene as a view, which an app's host shows.
struct AnySceneView<S: Scene>: UnaryView {
  let scene: S

  var body: AnyView { S._makeView(scene, SceneParts()) }
}
