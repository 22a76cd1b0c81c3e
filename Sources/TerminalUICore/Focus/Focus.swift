internal import Cells

/// The focus in a scope: the view that gets the keys.
///
/// A class: a view that gets or loses the focus may run an app's code, which may move the focus.
@MainActor final class Focus {
  /// The node that has the focus, or will have it when the scope has the keyboard again.
  private(set) var node: FocusNode?
  /// All nodes that could have it.
  private var candidates = Registry<FocusNode>()
  /// Whether the scope has the keyboard.
  private(set) var isActive = false
  /// Whether the view with the focus has been notified of that.
  private var isTold = false
  /// Whether the first view that can have the focus gets it: until the user or the app leaves nothing focused.
  private var takesFirst = true
  /// Whether the scope is no more, and maybe its host.
  private var hasEnded = false
  /// The followers of the host, which learn of the scopes that get the keyboard.
  private unowned let followers: FocusFollowers
  /// The views that say where the focus begins in them.
  var preferences = Registry<FocusPreferenceNode>()
  /// The namespace in which the focus starts over at the end of this update.
  private var resetting: Namespace.ID?

  /// Whether ``node`` has the focus because it was the first to come, before the others were known.
  private var isForeseen = false
  /// What of the view with the focus is scrolled into sight at the end of the update.
  private var revealed = Revealed.nothing
  /// The place of the view that had the focus and can't have it any more.
  ///
  /// The place is kept until another view has the focus.
  private var loss: FocusLoss?
  /// The views that were disabled or hidden while they had the focus, and still are: each later one had it instead of those before.
  ///
  /// The last one that can gets it back, until the user or the app moves the focus.
  private var displaced: ContiguousArray<Displaced> = []
  /// Whether the view with the focus only has it in place of one that was disabled or hidden.
  private var isSubstitute = false
  /// The row that takes the focus over from one that is about to leave, or has left.
  var heir: RowHeir?
  /// Whether the user saw the view with the focus when views around it were last about to leave or to be covered.
  var wasInSight = false
  /// Whether the view with the focus was scrolled into sight in vain: the window had no room for it.
  private var lacksRoom = false

  /// A view that was disabled or hidden while it had the focus.
  private struct Displaced {
    let node: FocusNode
    /// Whether the user saw the view when it was covered, and so can't have scrolled it away.
    ///
    /// Such a view is scrolled into sight again when it gets the focus back.
    let wasCovered: Bool
  }

  private enum Revealed {
    case nothing
    /// The view's important part, if that isn't in sight.
    case part
    /// As much as the user saw of it.
    case kept
    /// The view; a row of it is made if it has no node yet.
    case view
  }

  init(telling followers: FocusFollowers) { self.followers = followers }

  /// The nodes that could have the focus, in no order.
  var nodes: ContiguousArray<FocusNode> { candidates.nodes }

  // MARK: The keyboard

  /// Called when the scope gets or loses the keyboard.
  ///
  /// A scope without the keyboard remembers which view had the focus.
  ///
  /// At the end of the update the view with the focus is notified.
  func keyboardMoves(here isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if isActive { staysInSight() }
    followers.keyboardMoved(self)
  }

  /// Tells the view with the focus whether the scope has the keyboard.
  func tellKeyboard() {
    guard isActive != isTold else { return }
    isTold = isActive
    followers.focusWillChange(around: node)
    node?.focusChanged(to: isActive)
  }

  // MARK: Nodes

  /// Adds a node, and returns whether it will probably have the focus.
  ///
  /// If so, its views are made with the focus at once, not updated at the end of the update.
  func insert(_ node: FocusNode) -> Bool {
    candidates.insert(node)
    followers.needsSettling = true
    // A container of views may turn out to have one in it that comes before it.
    guard isActive, self.node == nil, takesFirst, type(of: node) == FocusNode.self, node.canFocus else {
      return false
    }
    // The first one gets it, unless disabled; a scroll view leaves it to its content.
    for place in 0..<nodes.count - 1 where nodes[place].canFocus { return false }
    self.node = node
    isForeseen = true
    followers.focusWillChange(around: node)
    return true
  }

  /// Called when a view that can have the focus leaves: if it had the focus, the place is kept to find its successor.
  func remove(_ node: FocusNode) {
    candidates.remove(node)
    if !displaced.isEmpty { displaced.removeAll { $0.node === node } }
    if self.node === node {
      followers.focusWillChange(around: node)
      self.node = nil
      // A foreseen focus never was one: nothing was lost.
      if !isForeseen { loss = FocusLoss(of: node, wasInSight: wasInSight, heir) }
      isForeseen = false
      takesFirst = true
      followers.needsSettling = true
    }
  }

  /// Gives the focus to `node`, or to no view.
  ///
  /// In a scope without the keyboard that holds for the time when it has it again.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - isRevealed: Whether the view is scrolled into sight at the end of the update, even if it has the focus already.
  ///     A click leaves the views under the mouse in their place, and so does a focus that comes back.
  func focus(_ node: FocusNode?, isRevealed: Bool = false) {
    // The user or the app has chosen: nothing goes back.
    if node !== self.node || !isRevealed { stay() }
    give(to: node, isRevealed: isRevealed)
  }

  /// The view with the focus keeps it, also when those that had it before can have it again.
  func stay() { isSubstitute = false }

  /// Gives the focus to a view, or to none; the views are notified, unless the scope's keys go elsewhere.
  private func give(to node: FocusNode?, isRevealed: Bool = false) {
    revealed = isRevealed && node != nil ? .view : .nothing
    if revealed == .view { followers.reveal(self) }
    guard node !== self.node else { return }
    let (old, wasForeseen) = (self.node, isForeseen)
    followers.focusWillChange(around: old)
    followers.focusWillChange(around: node)
    self.node = node
    (wasInSight, lacksRoom) = (false, false)
    loss = nil
    heir?.stop()
    heir = nil
    isForeseen = false
    takesFirst = false
    guard isTold else {
      // The view was made as the one with the focus.
      if wasForeseen { old?.focusChanged(to: false) }
      return
    }
    old?.focusChanged(to: false)
    node?.focusChanged(to: true)
  }

  /// Moves the focus at the end of an update, if the view with the focus has left or can't have the focus any more.
  ///
  /// It goes back to a view that lost it before and can have it again; else to the one nearest to where it was: in the
  /// same place, next to it, or around it.
  func settle() {
    if let node, !node.canFocus {
      let wasForeseen = isForeseen
      let wasInSight = wasInSight || isSeen(node)
      give(to: nil)
      takesFirst = true
      // A foreseen focus never was one: nothing was lost.
      if !wasForeseen {
        loss = FocusLoss(of: node, wasInSight: wasInSight)
        displaced.append(Displaced(node: node, wasCovered: wasInSight && !node.isShown))
      }
    }
    if node != nil, isSubstitute { giveBack() }
    if let namespace = resetting {
      resetting = nil
      if let start = start(of: namespace) { focus(start, isRevealed: true) }
    }
    if node == nil || isForeseen, takesFirst { begin() }
    // Other displaced views that can have the focus again were passed over: the user is elsewhere now.
    if !isSubstitute { displaced.removeAll { $0.node.canFocus } }
    loss?.forgetWhatLeft()
  }

  /// Gives the focus back to the last view that was disabled or hidden with it and can have it again.
  private func giveBack() {
    guard let place = displaced.lastIndex(where: { $0.node.canFocus }) else { return }
    let displaced = displaced[place]
    let wasSeen = node.map(isSeen) == true
    // The later ones only had the focus in its place.
    self.displaced.removeSubrange(place...)
    (takesFirst, isSubstitute) = (false, !self.displaced.isEmpty)
    give(to: displaced.node)
    if displaced.wasCovered || wasSeen { keepInSight() }
  }

  /// Lets go of the nodes that have left, in a scope without the keyboard.
  ///
  /// Where they were is of use when it has it again.
  func forgetNodesThatLeft() { loss?.forgetNodesThatLeft() }

  /// The scope is no more.
  func end() {
    hasEnded = true
    loss = nil
    heir?.stop()
    heir = nil
    displaced = []
  }

  /// Gives the focus to the successor of the view that had it, or else to the view at which the focus begins.
  private func begin() {
    if displaced.contains(where: { $0.node.canFocus }) { return giveBack() }
    let successor = successor()
    let followsOnSeen = successor != nil && loss?.wasInSight == true
    let preferred = successor == nil ? preferred() : nil
    guard let next = successor ?? preferred ?? first() else { return }
    isForeseen = false
    (takesFirst, isSubstitute) = (false, !displaced.isEmpty)
    // In a layer Return acts on the first focus, so it is scrolled into sight, and so is what follows on a view that was seen.
    give(to: next, isRevealed: preferred != nil || next.scope.top != nil || followsOnSeen)
  }

  /// Scrolls the view that got the focus into sight, if it is to be seen.
  func reveal() {
    guard let node, revealed != .nothing, revealed != .part || !node.isPartInSight else { return }
    node.scrollFocusIntoSight(revealed == .view ? node.itemToReveal : node.itemInSight)
  }

  /// At the end of this update the important part of the view with the focus is in sight.
  func keepPartInSight() {
    if revealed == .nothing { revealed = .part }
    followers.reveal(self)
  }

  /// Keeps the seen part of the view with the focus in sight: called before the screen changes.
  func staysInSight() {
    if revealed != .view, lacksRoom || showsPart { keepInSight() }
  }

  /// Whether the user sees the view with the focus, or will see it at the end of the update or when there is room.
  func isSeen(_ node: FocusNode) -> Bool { lacksRoom || revealed != .nothing || node.isInSight }

  private func keepInSight() {
    revealed = .kept
    followers.reveal(self)
  }

  /// Whether any of what has to be seen of the view with the focus is in sight.
  private var showsPart: Bool {
    guard let item = node?.itemInSight else { return false }
    return !item.visibleRect(item.partInSight ?? Rect(origin: .zero, size: item.size)).isEmpty
  }

  /// The revealed view is in sight, if it has room there.
  func wasRevealed() {
    lacksRoom = revealed != .nothing && !showsPart
    revealed = .nothing
  }

  private func successor() -> FocusNode? {
    guard let loss, let nearest = loss.nearest(among: nodes) else { return nil }
    // A neighbour comes before the view at which the focus begins in a view around it, and that before views further away.
    if loss.isBeside(nearest) { return nearest }
    return preferred(around: loss.nodes) ?? nearest
  }

  /// At the end of this update the focus starts over in a namespace's scope.
  func reset(in namespace: Namespace.ID) {
    // An action that the app keeps outlives the scope.
    guard !hasEnded else { return }
    resetting = namespace
    followers.needsSettling = true
    nodes.first?.host.requestTurn()
  }
}
