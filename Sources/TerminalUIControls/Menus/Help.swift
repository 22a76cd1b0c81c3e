public import TerminalUICore

extension View {
  /// Adds a description to this view, which the user can show.
  ///
  ///     Button("Sync") { sync() }.help("Fetches and sends what has changed")
  ///
  /// The text is shown next to the view when the mouse rests on it for half a second, or at once if another one was shown less than 0.3 seconds ago.
  /// F1 shows it for the view with the focus. Any key, the wheel, a press and a movement of the view hide it; Escape does nothing else if F1 showed
  /// the text. It is the view's hint for assistive technologies.
  ///
  /// The terminal reports every movement of the mouse only while such a view exists.
  /// - Source: SwiftUI `View.help(_:)`.
  @inlinable public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a description to this view, which the user can show.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.help(_:)`.
  @_disfavoredOverload @inlinable public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// Adds a description to this view, which the user can show.
  ///
  /// - Source: SwiftUI `View.help(_:)`.
  @inlinable public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text)).modifier(HelpHoverModifier()).accessibilityHint(text)
  }
}

@usableFromInline struct HelpModifier: PassModifier {
  package let text: Text

  @usableFromInline init(text: Text) { self.text = text }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { HelpNode(text, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: HelpNode.self).update(text)
  }
}

@usableFromInline struct HelpHoverModifier: PassModifier {
  @usableFromInline init() {}

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { HelpHoverNode(in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {}
}

/// Which tooltip a host shows, and when the last one went.
private final class ShownHelp {
  var listener: EventListener<InputEvent>?
  weak var node: HelpNode?
  var timer: HostTimer?
  var hiddenAt: Duration?
}

/// Shows the text in a layer: after the mouse has rested on the view, or at F1.
///
/// Any other input hides it.
private final class HelpNode: PresentationNode, KeyResponder, MouseResponder, PressResponder, HoverListener {
  private var text: Text
  private weak var tip: Node?
  /// Where the view was when the text came.
  private var place: Point?
  /// Whether a key showed the text: then Escape only hides it.
  private var isAsked = false

  static let delay = Duration.milliseconds(500)
  static let pause = Duration.milliseconds(300)

  init(_ text: Text, in context: NodeContext) {
    self.text = text
    super.init(in: context)
    flags.insert([.handlesKeys, .handlesMouse])
  }

  func update(_ text: Text) {
    self.text = text
    tip?.update(to: Tip(text: text))
  }

  private var shown: ShownHelp { host.hostObject { ShownHelp() } }

  /// The mouse is over a cell of the view, or has left it.
  func hovers(_ isOver: Bool) {
    let shown = shown
    if isOver, isPresenting { return }
    if let timer = shown.timer, shown.node === self || isOver { host.cancel(timer) }
    guard isOver else { return shown.node === self ? hide() : () }
    if let hiddenAt = shown.hiddenAt, host.clock.now - hiddenAt <= Self.pause { return show() }
    shown.node?.hide()
    shown.node = self
    shown.timer = host.schedule(for: self, after: Self.delay) { $0.show() }
    listen()
  }

  private func show() {
    guard !isPresenting, let item = firstItem else { return }
    let shown = shown
    if shown.node !== self { shown.node?.hide() }
    shown.node = self
    place = item.absoluteOrigin
    listen()
    present(.tooltip) { context in
      let node = context.make(Tip(text: text))
      tip = node
      return node
    }
    host.requestTurn()
  }

  /// Hears all input while the text is shown or awaited: any of it hides the text.
  private func listen() {
    let shown = shown
    if let listener = shown.listener { host.input.listeners.remove(listener) }
    shown.listener = host.input.listeners.add(self) { [weak self] event in
      let isUsed = self?.uses(event) == true
      self?.hide()
      return isUsed
    }
  }

  /// Whether an event takes the text away and does nothing else.
  private func uses(_ event: InputEvent) -> Bool {
    guard isAsked, isPresenting, case .key(let press) = event else { return false }
    return press.key == .escape && press.modifiers.held.isEmpty && press.phase != .up
  }

  /// Takes the text away, or ends the waiting for it.
  func hide() {
    let shown = shown
    guard shown.node === self else { return }
    shown.node = nil
    if let timer = shown.timer { host.cancel(timer) }
    shown.timer = nil
    if let listener = shown.listener { host.input.listeners.remove(listener) }
    shown.listener = nil
    isAsked = false
    guard isPresenting else { return }
    shown.hiddenAt = host.clock.now
    withdraw()
    host.requestTurn()
  }

  override func dismiss() { hide() }

  override func didLeave() {
    hide()
    super.didLeave()
  }

  /// Called when the layer is placed, after each layout: a view that has moved hides its text.
  override func anchorPart(of size: Size) -> Rect {
    if let place, let item = firstItem, item.absoluteOrigin != place {
      self.place = nil
      host.lifecycle.changed(self) { [weak self] in self?.hide() }
    }
    return super.anchorPart(of: size)
  }

  // MARK: Input

  func keys(_ keys: inout KeyTable) {
    keys.on(.f1, with: .none, phases: .down, title: "Help") {
      show()
      isAsked = isPresenting
    }
  }

  func handle(_ event: MouseEvent) -> Bool {
    hide()
    return false
  }

  var priority: GesturePriority { .simultaneous }

  func hear(_ event: GestureEvent) -> GestureProgress {
    hide()
    return .failed
  }

  override var name: String { "help" }
}

/// Is around the `HelpNode`, and tells it when the mouse enters and leaves the view: one node can't present and follow
/// the mouse.
private final class HelpHoverNode: HoverNode {
  override func hover(at cell: Point?, isNew: Bool) { (child as? any HoverListener)?.hovers(cell != nil) }
  override var name: String { "helpHover" }
}

/// The view of the help text.
private struct Tip: View {
  let text: Text

  var body: some View {
    text.padding(.horizontal, 1).unaryLayout(AtMostWide(columns: 42))
      .modifier(DrawEffectModifier(TipGround()))
  }
}

extension Tip: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .status
    element.label = text.accessibilityText
  }
}

/// A view that is offered no more than some columns.
private struct AtMostWide: UnaryLayout {
  let columns: Int

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? columns, columns), height: proposal.height)
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size { content }
  func contentOrigin(in size: Size, content: ViewDimensions) -> Point { .zero }
}

/// Puts the help text on a block that differs from the views around it.
private nonisolated struct TipGround: DrawEffect {
  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    // A surface would look like a part of the list below it.
    let style = Style(attributes: .reverse)
    painter.styled(style) { painter in
      view.visitRects { painter.fill($0, with: .space, style: .plain) }
      content(&painter)
    }
  }

  static var name: String { "tip" }
}
