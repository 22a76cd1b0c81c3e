internal import TerminalUICore

/// The scene that shows a view in some rows below the shell's prompt.
///
///     @main struct Install: App {
///       var body: some Scene {
///         InlineGroup { Downloads() }
///       }
///     }
///
/// The region is as high as its views, with at most one row less than the terminal, and it is one column narrower. It grows and
/// shrinks with them; text that the terminal showed before stays above the region. With ``EnvironmentValues/commit`` views
/// print lines directly above the region. The mouse isn't reported: its wheel and its selection are the terminal's.
///
/// Without a terminal, committed lines are written to standard output as plain text, and the last frame follows at the end. There is no such scene in
/// SwiftUI.
@MainActor @preconcurrency public struct InlineGroup<Content: View>: PrimitiveScene {
  private let content: Content
  private let end: InlineEnd
  private let replacement: (() -> AnyView)?

  /// Makes a scene that shows the views of the block.
  ///
  /// - Parameters:
  ///   - end: What stays of the region when the app ends.
  ///   - content: The views; several are below each other.
  public init(end: InlineEnd = .kept, @ViewBuilder content: () -> Content) {
    (self.content, self.end, replacement) = (content(), end, nil)
  }

  /// Makes a scene whose region is replaced when the app ends.
  ///
  ///     InlineGroup { Downloads(model) } replacedBy: { Text("\(model.count) packages installed") }
  ///
  /// A signal or a crash only takes the region away.
  /// - Parameters:
  ///   - content: The views; several are below each other.
  ///   - replacedBy: The views that are printed in place of the region at the end. The block is run then.
  public init<Replacement: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder replacedBy: @escaping () -> Replacement
  ) {
    (self.content, end) = (content(), .cleared)
    replacement = { AnyView(replacedBy()) }
  }

  /// Makes the region the app's window, unless the app has a window already.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var parts = parts
    if parts.window == nil { parts.window = InlineWindow(group: scene, options: parts.options) }
    return parts.makeView()
  }

  /// Shows the scene in rows below the prompt.
  public static var _stage: Any.Type? { InlineStage.self }

  fileprivate func root(_ parts: SceneParts) -> AnyView {
    AnyView(
      InlineRoot(content: content, parts: parts)
        .modifier(InlineMark(end: end, replacement: replacement)))
  }
}

/// What stays of an inline region when the app ends, whatever ends it.
public enum InlineEnd: Hashable, Sendable {
  /// The last frame stays, and the prompt is below it.
  case kept
  /// The region is erased, and the prompt is where it was.
  case cleared
}

/// The window of an `InlineGroup`, which knows the type of its views.
private struct InlineWindow<Content: View>: AppWindow {
  let group: InlineGroup<Content>
  let options: WindowOptions

  var printsPlainly: Bool { true }

  func makeView(with parts: SceneParts) -> AnyView {
    let allowsWriting = options.allowsClipboardWriting ?? false
    let root = group.root(parts)
    return AnyView(
      (options.values.isEmpty ? root : AnyView(root.modifier(options.valuesModifier)))
        .transformEnvironment(\.copyToClipboard) { if !allowsWriting { $0 = ClipboardAction { _ in false } } }
    )
  }
}
