public import Cells
internal import RuntimeMetadata
public import TerminalUICore

/// Draws a text in place of the framework: each line, part and character where it wants, and so opaque.
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
/// Characters are in cells: of a context's transform the place counts, rounded to a whole cell, and its size and angle don't. The text keeps its size.
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
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Has the texts in this view drawn by a renderer.
  ///
  /// Where a change of the renderer moves, the texts are drawn with its values between.
  /// - Source: SwiftUI `View.textRenderer(_:)`.
  @inlinable public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

@usableFromInline struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  @usableFromInline init(renderer: Renderer) { self.renderer = renderer }

  @usableFromInline var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.textOptions.renderer, AnyTextRenderer(renderer))
  }
}

/// A renderer of any type; two are equal if their values are.
// Safe to send: it is made, compared and called where views are, on the main actor.
nonisolated final class AnyTextRenderer: Hashable, @unchecked Sendable {
  let draw: @MainActor (Text.Layout, inout GraphicsContext) -> Void
  /// The room around the text, in the unit of its place.
  let padding: EdgeInsets
  private let value: Any
  private let isEqual: (Any) -> Bool

  @MainActor init<Renderer: TextRenderer>(_ renderer: Renderer) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    padding = renderer.displayPadding
    value = renderer
    isEqual = { other in (other as? Renderer).map { valuesAreEqual(renderer, $0) } ?? false }
  }

  static func == (left: AnyTextRenderer, right: AnyTextRenderer) -> Bool {
    left === right || left.isEqual(right.value)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(padding) }
}
