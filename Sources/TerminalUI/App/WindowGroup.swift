/// The scene that shows a view in the whole terminal.
///
///     WindowGroup { ContentView() }
///
/// - Source: SwiftUI `WindowGroup`.
@MainActor public struct WindowGroup<Content> {
  private let title: String?
  private let content: Content
  private var allowsClipboardWriting = false
  private var printsPlainly = false
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

  /// Says whether the window is printed as text where there is no terminal to show it on; it isn't unless this says so.
  ///
  ///     WindowGroup { Report() }.plainOutput()      // report > file.txt, in a job without a terminal
  ///
  /// The first frame that comes to rest is printed to standard output, without colours, and the program ends with exit code 0. It is as wide as
  /// `COLUMNS` says, and as high as `LINES`, or else 80 by 24; blank rows at its end are left out.
  ///
  /// Where standard output is redirected and there is a terminal, the window is shown on the terminal, whatever this says.
  public func plainOutput(_ isPlain: Bool = true) -> Self {
    var scene = self
    scene.printsPlainly = isPlain
    return scene
  }

  /// Never called.
  public typealias Body = Never

  /// Says how the tree of the views is made; of several windows the first one is the app's.
  public static func _add(_ scene: Self, to host: inout HostSettings) {
    guard host.makeWindow == nil else { return }
    host.printsPlainly = scene.printsPlainly
    host.makeWindow = { settings in
      var settings = settings
      if !scene.allowsClipboardWriting {
        settings.environment.copyToClipboard = ClipboardAction { _ in false }
      }
      guard let title = scene.title else { return settings.make(scene.content) }
      return settings.make(scene.content.windowTitle(title))
    }
  }
}
