internal import Terminal
internal import TerminalUICore

/// A screen of a navigation stack, with its content; below others it is covered and keeps its state.
@MainActor final class ScreenNode: KeyHandlerNode {
  /// Why the screen is shown.
  enum Origin {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A view that presents it: a link, or a binding.
    case presented(PresentingNode)
  }

  let origin: Origin
  unowned(unsafe) let stack: NavigationNode
  /// The provider of the content; the root's is the stack's own.
  private(set) weak var provider: (any ScreenProvider)?
  private var notes = ObjectTable<ScreenNoteNode>()
  private let inner: EnvironmentFrame

  init(_ origin: Origin, of stack: NavigationNode, in context: NodeContext) {
    self.origin = origin
    self.stack = stack
    inner = EnvironmentFrame(below: context.frame)
    super.init(in: context)
    // Notes in covered views don't count, so it observes whether anything is covered or shown.
    flags.insert(.keepsFold)
    frame = inner
    guard case .root = origin else {
      inner.set(IsPresentedKey.self, true)
      let dismiss = DismissAction { [weak self] in self?.dismiss() }
      inner.set(DismissKey.self, dismiss)
      return
    }
  }

  /// The value of the path that the screen shows.
  var value: AnyHashable? {
    if case .value(let value) = origin { value } else { nil }
  }

  /// The view that presents the screen.
  var presenter: PresentingNode? {
    if case .presented(let node) = origin { node } else { nil }
  }

  /// Makes the content, or gives it its new value.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    let provider: (any ScreenProvider)?
    switch origin {
    case .root: return
    case .value(let value): provider = stack.destination(for: value)
    case .presented(let node): provider = node
    }
    guard let provider else {
      // The view that declared the destination has gone; the shown content stays.
      if self.provider == nil, child == nil, let value {
        host.report(.missingDestination(type: "\(type(of: value.base))", view: stack.userName))
      }
      return
    }
    let isSame = self.provider === provider && child != nil
    self.provider = provider
    provider.show(in: self, value: value, isNew: !isSame)
  }

  /// Goes back to the screen below.
  func dismiss() {
    guard !flags.contains(.hasLeft),
      let index = stack.screens.firstIndex(where: { $0 === self })
    else { return }
    stack.goBack(from: index)
  }

  /// Escape goes back.
  override func keys(_ keys: inout KeyTable) {
    keys.on(
      .escape, with: .none, title: "Back", when: !isCovered && stack.screens.last === self && stack.leadsBack
    ) {
      stack.goBack()
    }
  }

  // MARK: What views say of it

  /// The first result among the notes of the shown views, which is the outermost.
  private func first<Value>(_ find: (ScreenAttribute) -> Value?) -> Value? {
    for node in notes.values {
      if let value = find(node.note), !node.isCovered(inside: self) { return value }
    }
    return nil
  }

  /// The title.
  var title: ScreenTitle? { first { if case .title(let title) = $0 { title } else { nil } } }
  /// The subtitle, behind the title.
  var subtitle: ScreenTitle? { first { if case .subtitle(let title) = $0 { title } else { nil } } }
  /// Whether nothing in the bar leads back.
  var hidesBack: Bool { first { if case .hidesBack(let hides) = $0 { hides } else { nil } } ?? false }

  func insert(_ node: ScreenNoteNode) {
    notes[node] = node
    stack.barChanged()
  }

  func remove(_ node: ScreenNoteNode) {
    notes[node] = nil
    if !stack.flags.contains(.hasLeft) { stack.barChanged() }
  }

  func noteChanged() { stack.barChanged() }

  /// A tab, or another view with notes in it, may be covered or shown.
  override func forgetFolds() { if !notes.isEmpty { stack.notesMayDiffer() } }

  override var name: String { "Screen" }
  override var details: String {
    switch origin {
    case .root: "root"
    case .value(let value): "\(value)"
    case .presented: "presented"
    }
  }
}

/// Makes the content of screens: a `navigationDestination`, or a link with a view.
@MainActor protocol ScreenProvider: AnyObject {
  /// Makes the content of a screen, in place of the present one, or gives it its new value.
  func show(in screen: ScreenNode, value: AnyHashable?, isNew: Bool)
}

extension ScreenNode {
  /// Shows a view, which `make` makes from its readings.
  func show<Content: View>(isNew: Bool, _ make: @MainActor () -> Content) {
    let content = FittedScreen(observed(make))
    if let child, !isNew {
      child.update(to: content)
    } else {
      replaceChild { $0.make(content) }
    }
  }
}

extension Node {
  /// The screen that this node is in.
  final var screen: ScreenNode? { enclosing(to: .layer) }
}
