public import Cells
public import TerminalUICore

/// Draws a text in place of the framework.
///
/// The renderer decides the place and the opacity of each line, run and character.
///
///     struct Typing: TextRenderer {
///       var progress: Double
///       var animatableData: Double {
///         get { progress }
///         set { progress = newValue }
///       }
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         let slices = layout.flatMap { line in line.flatMap { run in Array(run) } }
///         for slice in slices.prefix(Int(progress * Double(slices.count))) { context.draw(slice) }
///       }
///     }
///     Text("Hello").textRenderer(Typing(progress: isShown ? 1 : 0)).animation(.linear(duration: 1), value: isShown)
///
/// Text stays in whole cells: a context's transform moves text, and neither scales nor rotates it. The text keeps its size.
/// - Source: SwiftUI `TextRenderer`; without `sizeThatFits(proposal:text:)`.
@MainActor @preconcurrency public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text, with their places.
  ///   - context: Draws into the cells of the text, whose top left corner is zero.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The room around the text that is drawn to as well.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// By default nothing is drawn around the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws the texts in this view with a renderer.
  ///
  /// If a change of the renderer is animated, the texts are drawn with the values in between.
  /// - Source: SwiftUI `View.textRenderer(_:)`.
  @inlinable public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Hands the renderer to the texts below, through the environment, with its animated values of the moment.
@usableFromInline struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  @usableFromInline init(renderer: Renderer) { self.renderer = renderer }

  @usableFromInline var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(
      \.textOptions.drawer,
      TextDrawer(renderer, padding: renderer.displayPadding) { [renderer] layout, text, painter, origin in
        text.paint(layout, by: renderer, &painter, at: origin)
      })
  }
}
