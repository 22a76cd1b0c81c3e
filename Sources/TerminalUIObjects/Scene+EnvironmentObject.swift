public import OpenCombine
internal import TerminalUICore
public import TerminalUIControls

extension Scene {
  /// Puts an object into the environment of this scene, where ``EnvironmentObject`` finds it by its type.
  ///
  ///     WindowGroup { ContentView() }.environmentObject(store)
  ///
  /// - Source: SwiftUI `Scene.environmentObject(_:)`.
  @MainActor @preconcurrency public func environmentObject<Object: ObservableObject>(_ object: Object)
    -> some Scene
  {
    valueScene(ObjectChange(object: object))
  }
}
