/// The scene that shows a view in the whole terminal.
///
///     WindowGroup { ContentView() }
///
/// - Source: SwiftUI `WindowGroup`.
@MainActor public struct WindowGroup<Content> {
  private let title: String?
  private let content: Content
  private var allowsClipboardWriting = false
}

@MainActor extension WindowGroup: Scene where Content: View {
  /// Makes a scene that shows the views of the block.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Makes a scene that shows the views of the block in a window with a title; see `windowTitle(_:)`.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Says whether views may write to the clipboard of the terminal's user; they may not unless this says so.
  ///
  ///     WindowGroup { Notes() }.allowsClipboardWriting()
  public func allowsClipboardWriting(_ isAllowed: Bool = true) -> Self {
    var scene = self
    scene.allowsClipboardWriting = isAllowed
    return scene
  }

  /// Never called.
  public typealias Body = Never

  /// Makes the tree of the views.
  public static func _makeHost(_ scene: Self, host: HostSettings) -> ViewHost {
    var host = host
    if !scene.allowsClipboardWriting { host.environment.copyToClipboard = ClipboardAction { _ in false } }
    guard let title = scene.title else {
      return host.make(scene.content)
    }
    return host.make(scene.content.windowTitle(title))
  }
}
