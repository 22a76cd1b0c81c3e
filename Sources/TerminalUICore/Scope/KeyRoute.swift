package import Terminal

/// The way of a key press: the stations that it is offered to, in order, until one takes it.
///
/// Each station is found when the press gets there, because an action may change the stations after it. A printed route has one
/// station a line:
///
///     print(host.keyRoute)
@MainActor package struct KeyRoute {
  /// A receiver of the press.
  @MainActor package enum Station {
    /// The listeners to every event; few take one.
    case listeners
    /// Somebody who isn't a view: before all views a chord that has begun, after them the program.
    case owner(KeyOwner)
    /// A view with the focus, or around it; or, where nothing has the focus, one that handles keys.
    case view(any KeyResponder)
    /// The view with the focus, for a key that no view around it used.
    case afterAllViews(FocusNode)
    /// The shortcuts of a scope.
    case shortcuts(Scope)
    /// The user's ways to have the topmost layer taken away.
    case closing(any KeyResponder)
    /// The listeners to keys that nothing used.
    case unhandledListeners
    /// Tab and the arrow keys move the focus.
    case movement
  }

  private enum Stage {
    case listeners, first, mode, focused, path, handlers, afterAllViews, overAll, shortcuts, closing, below,
      unhandled,
      movement, last
  }

  unowned(unsafe) private let host: ViewHost
  private let scope: Scope
  /// Whether the key types text: then shortcuts get it before the view with the focus gets it a second time.
  private let isTyped: Bool
  private var stage = Stage.listeners
  /// The view that had the focus when the way began.
  private var start: FocusNode?
  /// The nodes around the focus that haven't had the key.
  private var path: WayOut?
  private var handlers: ContiguousArray<KeyHandlerNode> = []
  /// The scopes over everything, and then those below.
  private var others: [Scope] = []
  private var index = 0

  fileprivate init(in host: ViewHost, scope: Scope, isTyped: Bool) {
    self.host = host
    self.isTyped = isTyped
    self.scope = scope
  }

  /// The view with the focus.
  package var focused: FocusNode? { scope.focus.node }

  /// The next station; `nil` at the end.
  package mutating func next() -> Station? {
    while true {
      switch stage {
      case .listeners:
        stage = .first
        return .listeners
      case .first:
        begin()
        if let owner = host.keyboard.firstOwner { return .owner(owner) }
      case .mode:
        stage = start == nil ? .handlers : .focused
        if let mode = scope.mode { return .owner(mode.owner) }
      case .focused: if let view = nextFocused() { return .view(view) }
      case .path: if let view = nextAround() { return .view(view) }
      case .afterAllViews:
        stage = isTyped ? .closing : .overAll
        if let focused = scope.focus.node { return .afterAllViews(focused) }
      case .handlers: if let view = nextHandler() { return .view(view) }
      case .overAll:
        stage = .shortcuts
        // Layers over everything have no focus and list their keys themselves.
        others = host.root.scopesOverAll
      case .shortcuts: return .shortcuts(nextOverAll() ?? scope)
      case .closing: if let layer = nextClosing() { return .closing(layer) }
      case .below: if let below = nextBelow() { return .shortcuts(below) }
      case .unhandled:
        stage = .movement
        return .unhandledListeners
      case .movement:
        stage = .last
        index = 0
        return .movement
      case .last: return nextLastOwner().map { .owner($0) }
      }
    }
  }
}

/// The stations of one stage: each gives the next one, or `nil` and begins another stage.
extension KeyRoute {
  /// Notes the focus when the key has come: nodes that it passes may change it.
  @inline(__always)
  private mutating func begin() {
    start = scope.focus.node
    path = start?.wayOut(to: .layer)
    if start == nil { handlers = scope.keyHandlers.innermostFirst }
    stage = .mode
  }

  @inline(__always)
  private mutating func nextFocused() -> FocusNode? {
    stage = .path
    // The role of the focused node is known without a look-up: most keys come no further.
    guard let start, start.flags.contains(.handlesKeys) else { return nil }
    _ = path?.nextNode(with: .handlesKeys)
    return start
  }

  /// Also `nil` for a node that handles no keys; the stage then stays the same.
  @inline(__always)
  private mutating func nextAround() -> (any KeyResponder)? {
    if let next = path?.nextNode(with: .handlesKeys) { return next as? any KeyResponder }
    stage = isTyped ? .overAll : .afterAllViews
    return nil
  }

  /// Without a focus, every view with keys in the layer gets the key, the innermost first.
  @inline(__always)
  private mutating func nextHandler() -> KeyHandlerNode? {
    while index < handlers.count {
      index += 1
      let next = handlers[index - 1]
      if !next.flags.contains(.hasLeft), !next.isHiddenFromView, next.offersKeys { return next }
    }
    stage = .overAll
    return nil
  }

  @inline(__always)
  private mutating func nextOverAll() -> Scope? {
    if let next = others.popLast() { return next }
    stage = isTyped ? .afterAllViews : .closing
    return nil
  }

  /// The layer itself, which a key such as Escape closes.
  @inline(__always)
  private mutating func nextClosing() -> (any KeyResponder)? {
    stage = .below
    guard let layer = scope.top else { return nil }
    others = host.root.scopesBelow(scope)
    index = 0
    return layer
  }

  /// The next scope below the layer.
  @inline(__always)
  private mutating func nextBelow() -> Scope? {
    if index < others.count {
      index += 1
      return others[index - 1]
    }
    stage = .unhandled
    return nil
  }

  @inline(__always)
  private mutating func nextLastOwner() -> KeyOwner? {
    let owners = host.keyboard.lastOwners
    guard index < owners.count else { return nil }
    index += 1
    return owners[index - 1]
  }
}

extension ViewHost {
  /// The way that a key press would go now.
  package var keyRoute: KeyRoute { KeyRoute(in: self, scope: keyboard.scope, isTyped: false) }

  /// The way that a key press would go if the layer of a view had the keyboard.
  package func keyRoute(around node: Node) -> KeyRoute {
    KeyRoute(in: self, scope: node.scope, isTyped: false)
  }

  /// Offers a key press to its stations, one after the other.
  ///
  /// While no view has the focus, every `onKeyPress` of the layer gets the key, the innermost first. So apps without a focusable view get keys too.
  @discardableResult package func send(_ press: KeyPress) -> KeyPress.Result {
    prepareForEvent()
    var route = KeyRoute(in: self, scope: keyboard.scope, isTyped: press.typedText != nil)
    while let station = route.next() {
      if offer(press, to: station) { return .handled }
    }
    return .ignored
  }

  /// Says whether the station took the press.
  private func offer(_ press: KeyPress, to station: KeyRoute.Station) -> Bool {
    switch station {
    case .listeners: return input.listeners.offer(.key(press))
    case .owner(let owner): return owner.perform(press)
    case .view(let node): return node.handle(press) == .handled
    case .afterAllViews(let node): return node.handleAfterAllViews(press) == .handled
    case .shortcuts(let scope): return scope.shortcuts.perform(press)
    case .closing(let layer): return layer.handleAfterAllViews(press) == .handled
    case .unhandledListeners: return input.unhandledListeners.offer(.key(press))
    case .movement: return focus.move(by: press) || keyboard.scope.layerNode?.scroll(by: press) == true
    }
  }
}

extension KeyRoute: @MainActor CustomStringConvertible {
  /// The stations, one a line.
  package var description: String {
    var route = self
    var lines: [String] = []
    while let station = route.next() { lines.append(station.description) }
    return lines.joined(separator: "\n")
  }
}

extension KeyRoute {
  /// The actions of each station by keys, a key a line.
  ///
  ///     print(host.keyRoute.keys)     // adjust: left, -: Less …
  package var keys: String {
    var route = self
    var lines: [String] = []
    while let station = route.next() {
      lines += station.keys.map { "\(station): \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension KeyRoute.Station {
  /// The lines of the table that a press is offered to here.
  fileprivate var keys: [KeyLine] {
    switch self {
    case .owner(let owner): owner.lines
    case .view(let node): node.keyLines.filter { !$0.isAfterAllViews }
    case .afterAllViews(let node): node.keyLines.filter(\.isAfterAllViews)
    case .closing(let layer): layer.keyLines.filter(\.isAfterAllViews)
    default: []
    }
  }
}

extension KeyRoute.Station: @MainActor CustomStringConvertible {
  /// The name of the receiver.
  package var description: String {
    switch self {
    case .listeners: "who hears every event"
    case .owner(let owner): owner.name
    case .view(let node): "\(node)"
    case .afterAllViews(let node): "\(node), after all views"
    case .shortcuts(let scope): scope.top == nil ? "shortcuts of the base" : "shortcuts of the layer"
    case .closing(let layer): "closing of \(layer)"
    case .unhandledListeners: "who hears what nobody used"
    case .movement: "movement of the focus"
    }
  }
}
