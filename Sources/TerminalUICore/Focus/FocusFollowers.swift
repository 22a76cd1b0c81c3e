/// The states and values of an app that follow the focus, in whatever layer it is.
@MainActor package final class FocusFollowers {
  /// Whether the focus, or a value that follows it, has to be updated at the end of this update.
  var needsSettling = false
  /// Asks for a turn.
  var requestTurn: () -> Void = {}
  /// The focus of the scope that has the keyboard.
  private(set) unowned(unsafe) var active: Focus!
  /// Changes with all that can have a key do something else: where the focus is, and which views act on keys.
  package let keyMeaningSource = Source()
  /// The values that views around the focus leave to the rest of the app.
  package let values = FocusedTable()
  /// The modifiers that leave values wherever the focus is.
  private var sceneNodes = Registry<FocusedValueNode>()
  /// The number of modifiers that leave values.
  private var valueNodeCount = 0
  private var needsValues = false
  /// The states that have to be brought in line with the focus at the end of this update.
  private var links: ContiguousArray<AnyFocusLink> = []

  /// The scopes that got or lost the keyboard in this update.
  private var moved: [Focus] = []

  /// The scopes in which a view got the focus that is to be seen.
  private var revealing: ContiguousArray<Focus> = []

  /// Scrolls the view with the focus in a scope into sight at the end of this update.
  func reveal(_ focus: Focus) {
    if !revealing.contains(where: { $0 === focus }) { revealing.append(focus) }
  }

  /// Whether a view is to be scrolled into sight.
  var isRevealing: Bool { !revealing.isEmpty }

  /// Scrolls the views that got the focus into sight.
  func reveal() { for focus in revealing { focus.reveal() } }

  /// Ends the revealing, once nothing moves the revealed views any more.
  func endRevealing() {
    for focus in revealing { focus.wasRevealed() }
    revealing = []
  }

  /// Tells the view with the focus in a scope at the end of this update whether the scope has the keyboard.
  func keyboardMoved(_ focus: Focus) {
    if focus.isActive { active = focus }
    moved.append(focus)
    keyMeaningSource.changed()
    valuesChanged()
  }

  /// Notifies the focus that lost the keyboard, and then the focus that got it.
  func tellKeyboard() {
    guard !moved.isEmpty else { return }
    let moved = moved
    self.moved = []
    for focus in moved where !focus.isActive { focus.tellKeyboard() }
    for focus in moved where focus.isActive { focus.tellKeyboard() }
  }

  /// Brings a state in line with the focus at the end of this update.
  func follow(_ link: AnyFocusLink) {
    needsSettling = true
    guard !link.isFollowing else { return }
    link.isFollowing = true
    links.append(link)
  }

  /// The states and values around a view that has the focus or gets it are brought in line.
  func focusWillChange(around node: Node?) {
    if valueNodeCount > 0 { valuesChanged() }
    keyMeaningSource.changed()
    node?.visitOutward(to: .layer) { node in
      if let link = (node as? FocusedNode)?.anyLink { follow(link) }
    }
  }

  package func insert(_ node: FocusedValueNode) {
    valueNodeCount += 1
    if node.isForScene { sceneNodes.insert(node) }
    valuesChanged()
  }

  func remove(_ node: FocusedValueNode) {
    valueNodeCount -= 1
    if node.isForScene { sceneNodes.remove(node) }
    valuesChanged()
  }

  /// The values around the focus are looked up again at the end of this update.
  package func valuesChanged() {
    needsValues = true
    needsSettling = true
  }

  func takeLinks() -> ContiguousArray<AnyFocusLink> {
    defer { links.removeAll(keepingCapacity: true) }
    for link in links { link.isFollowing = false }
    return links
  }

  /// The values around the focus, where they may have changed.
  func takeValues(around focus: Node?) -> FocusedValues? {
    guard needsValues else { return nil }
    needsValues = false
    var nodes: [FocusedValueNode] = []
    focus?.visitOutward(to: .layer) { if let node = $0 as? FocusedValueNode { nodes.append(node) } }
    var values = FocusedValues()
    for node in sceneNodes.nodes.sorted(by: { $0.comesBefore($1) }) { node.apply(to: &values) }
    for node in nodes.reversed() { node.apply(to: &values) }
    return values
  }
}
