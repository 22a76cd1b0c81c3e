internal import TerminalUICore

/// The scene that shows a view in the whole terminal.
///
///     WindowGroup { ContentView() }
///
/// - Source: SwiftUI `WindowGroup`.
@MainActor @preconcurrency public struct WindowGroup<Content> {
  fileprivate let title: String?
  fileprivate let content: Content
  fileprivate var options = WindowOptions()
}

extension WindowGroup: Scene where Content: View {
  /// Never called.
  public typealias Body = Never
  /// Makes a scene that shows the views of the block.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Makes a scene that shows the views of the block in a window with a title; see `windowTitle(_:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.content.string, content: content)
  }

  /// Makes a scene that shows the views of the block in a window with a title.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Makes a scene with a name that nothing asks for, because an app has one window.
  ///
  /// - Source: SwiftUI `WindowGroup.init(id:content:)`.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Makes a scene with a title, and a name that nothing asks for, because an app has one window.
  ///
  /// - Source: SwiftUI `WindowGroup.init(_:id:content:)`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(titleKey, content: content)
  }

  /// Makes a scene with a title, and a name that nothing asks for, because an app has one window.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `WindowGroup.init(_:id:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }

  /// Sets whether views may write to the clipboard of the terminal's user; by default they may not.
  ///
  ///     WindowGroup { Notes() }.allowsClipboardWriting()
  public func allowsClipboardWriting(_ isAllowed: Bool = true) -> Self {
    var scene = self
    scene.options.allowsClipboardWriting = isAllowed
    return scene
  }

  /// Sets whether the window is printed as text without a terminal to show it on; by default it isn't.
  ///
  ///     WindowGroup { Report() }.plainOutput()      // report > file.txt, in a job without a terminal
  ///
  /// The first settled frame is printed to standard output, without colours, and the program ends with exit code 0. Its size is `COLUMNS` by `LINES`,
  /// or else 80 by 24; blank rows at its end are left out.
  ///
  /// If standard output is redirected and there is a terminal, the window is shown on the terminal in any case.
  public func plainOutput(_ isPlain: Bool = true) -> Self {
    var scene = self
    scene.options.printsPlainly = isPlain
    return scene
  }

  /// Makes the window the app's; of several it is the first one.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var parts = parts
    if parts.window == nil {
      parts.window = TypedWindow(group: scene, options: parts.options.over(scene.options))
    }
    return parts.makeView()
  }

  /// The whole terminal.
  public static var _stage: Any.Type? { Self.self }
}

extension Scene {
  /// Sets whether views of this scene may write to the clipboard of the terminal's user; by default they may not.
  ///
  ///     WindowGroup { Notes() }.database(notes).allowsClipboardWriting()
  public func allowsClipboardWriting(_ isAllowed: Bool = true) -> some Scene {
    OptionScene(content: self, options: WindowOptions(allowsClipboardWriting: isAllowed))
  }

  /// Sets whether the window of this scene is printed as text without a terminal to show it on; see ``WindowGroup/plainOutput(_:)``.
  public func plainOutput(_ isPlain: Bool = true) -> some Scene {
    OptionScene(content: self, options: WindowOptions(printsPlainly: isPlain))
  }
}

/// A scene with options for its window, as scene modifiers set them.
struct OptionScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let options: WindowOptions

  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var inner = parts
    inner.options = parts.options.over(scene.options)
    return inner.makeView(before: [scene.content, EndOfOptions(options: parts.options)])
  }

  static var _stage: Any.Type? { Content._stage }
}

/// Restores the outer options for the scenes that follow.
private struct EndOfOptions: PrimitiveScene {
  let options: WindowOptions

  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var parts = parts
    parts.options = scene.options
    return parts.makeView()
  }
}

/// The window of a `WindowGroup`, which knows the type of its views.
private struct TypedWindow<Content: View>: AppWindow {
  let group: WindowGroup<Content>
  let options: WindowOptions

  var printsPlainly: Bool { options.printsPlainly ?? false }

  func makeView(with parts: SceneParts) -> AnyView {
    options.values.isEmpty
      ? titled(group.content, parts) : titled(group.content.modifier(options.valuesModifier), parts)
  }

  private func titled(_ content: some View, _ parts: SceneParts) -> AnyView {
    guard let title = group.title else { return makeView(of: content, parts) }
    return makeView(of: content.windowTitle(title), parts)
  }

  private func makeView(of content: some View, _ parts: SceneParts) -> AnyView {
    let allowsWriting = options.allowsClipboardWriting ?? false
    return AnyView(
      WindowView(content: content, parts: parts)
        .transformEnvironment(\.copyToClipboard) { if !allowsWriting { $0 = ClipboardAction { _ in false } } }
    )
  }
}

/// The views of a window, and those that the scenes put around them.
private struct WindowView<Content: View>: UnaryView {
  let content: Content
  let parts: SceneParts

  var body: some View {
    if parts.isWindowOnly {
      FittedScreen(content)
    } else {
      WindowRoot(content: FittedScreen(content), parts: parts)
    }
  }
}
