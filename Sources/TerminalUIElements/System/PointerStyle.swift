internal import Terminal
internal import TerminalUICore

/// The shape of the mouse's pointer over a view.
///
/// - Source: SwiftUI `PointerStyle`.
public nonisolated struct PointerStyle: Hashable, Sendable {
  let shape: TerminalMessage.Pointer

  /// The terminal's own pointer.
  public static let `default` = PointerStyle(shape: .arrow)
  /// Over what leads somewhere.
  public static let link = PointerStyle(shape: .link)
  /// Over text that can be selected.
  public static let horizontalText = PointerStyle(shape: .text)
  /// Over text from top to bottom.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// Over what a rectangle of is selected.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// Over what can be grabbed.
  public static let grabIdle = PointerStyle(shape: .grab)
  /// Over what is grabbed.
  public static let grabActive = PointerStyle(shape: .grabbing)
  /// Over what is between two columns.
  public static let columnResize = PointerStyle(shape: .columnResize)
  /// Over what is between two rows.
  public static let rowResize = PointerStyle(shape: .rowResize)
  /// Over what gets larger with a click.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// Over what gets smaller with a click.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
}

extension View {
  /// Sets the shape of the mouse's pointer over this view; `nil` leaves it to the views around.
  ///
  ///     Text("drag me").pointerStyle(.grabIdle)
  ///
  /// foot, Ghostty and kitty outside tmux are known to support it (OSC 22); elsewhere nothing is sent, and the terminal reports the mouse no more
  /// often than without. Links and the dividers of split views have their shapes by themselves.
  /// - Source: SwiftUI `View.pointerStyle(_:)`.
  @inlinable public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}

@MainActor @usableFromInline struct PointerStyleModifier: PassModifier {
  package let style: PointerStyle?

  @usableFromInline init(style: PointerStyle?) { self.style = style }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    // A terminal that can't show it needn't report where the mouse is.
    guard EnvironmentValues(context.frame).hasPointerShapes else { return PassNode(in: context) }
    return PointerStyleNode(style, in: context)
  }

  @usableFromInline func updatePassNode(_ node: PassNode) { (node as? PointerStyleNode)?.adopt(style) }
}

/// Changes the shape of the mouse pointer while the pointer is over a view.
private final class PointerStyleNode: HoverNode {
  private var style: PointerStyle?
  private var isOver = false

  init(_ style: PointerStyle?, in context: NodeContext) {
    self.style = style
    super.init(in: context)
  }

  func adopt(_ style: PointerStyle?) {
    self.style = style
    if isOver { show() }
  }

  override func hover(at cell: Point?, isNew: Bool) {
    guard isNew else { return }
    isOver = cell != nil
    show()
  }

  override func didLeave() {
    super.didLeave()
    isOver = false
    show()
  }

  private func show() {
    host.pointerShapes.set(isOver ? style : nil, of: self)
  }

  override var name: String { "pointerStyle" }
}

/// The pointers that views under the mouse set; the last one, which is the innermost, counts.
@MainActor package final class PointerShapes {
  private var wanted: [(owner: ObjectIdentifier, shape: TerminalMessage.Pointer)] = []
  private var shown = TerminalMessage.Pointer.terminalDefault

  /// Notes the style of a view that the mouse is over, or forgets it with `nil`; the latest one counts.
  package func set(_ style: PointerStyle?, of owner: Node) {
    let id = ObjectIdentifier(owner)
    if let style, let place = wanted.firstIndex(where: { $0.owner == id }) {
      wanted[place].shape = style.shape
    } else {
      wanted.removeAll { $0.owner == id }
      if let style { wanted.append((id, style.shape)) }
    }
    let new = wanted.last?.shape ?? .terminalDefault
    guard new != shown else { return }
    shown = new
    EnvironmentValues(owner.frame).sendToTerminal(.pointer(new))
  }
}

extension ViewHost {
  /// The shapes of the mouse's pointer.
  package var pointerShapes: PointerShapes { hostObject { PointerShapes() } }
}

nonisolated private enum PointerShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the terminal changes the shape of the mouse's pointer.
  package var hasPointerShapes: Bool {
    get { self[PointerShapesKey.self] }
    set { self[PointerShapesKey.self] = newValue }
  }
}
