package import CellLayout
package import Cells
package import TerminalUICore

/// The item of a navigation stack: screens in front of each other.
///
/// The last screen is shown.
///
/// The screens below the last one stay in the tree with their state, and are evaluated as ever: their declarations and presentations count. They take
/// no input, are not drawn, and not laid out before they are seen again; so going back measures only what changed meanwhile.
@MainActor package final class NavigationNode: ItemNode {
  private(set) var screens: ContiguousArray<ScreenNode> = []
  /// The contents of the bar above the screens.
  private let bar: NavigationBarState
  private var path: any NavigationPathStore
  private let inner: EnvironmentFrame
  private var destinations = Registry<DestinationNode>()
  /// The views to show, or to hide, once this update comes to this node.
  private var requests = ObjectTable<PresentingNode>()
  private var isReady = false
  /// Whether the shown views of a screen have changed since the bar was last updated.
  private var notesAreOld = false

  package init(
    in context: NodeContext, path: any NavigationPathStore, bar: NavigationBarState,
    root: @MainActor @escaping (NodeContext) -> Node
  ) {
    self.path = path
    self.bar = bar
    inner = EnvironmentFrame(below: context.frame)
    super.init(in: context, flags: .isElaborate)
    frame = inner
    inner.set(StackBarKey.self, bar, isScoped: true)
    bar.stack = self
    if let around = navigation, around.screens.count == 1 { around.bar.lend(to: bar) }
    let screen = ScreenNode(.root, of: self, in: childContext)
    screens.append(screen)
    screen.child = root(screen.childContext)
    isReady = true
    evaluate()
    barChanged()
  }

  /// The name of the view that has the stack: outside of those that the stack consists of.
  var userName: String {
    let ofTheStack = 2
    let around = (0..<ofTheStack).reduce(parent?.nearestOwner) { inner, _ in inner?.parent?.nearestOwner }
    return (around ?? self).name
  }

  /// The root's node, which gets the root's further values.
  package var rootContent: Node { screens[0].child ?? screens[0] }

  package func update(path: any NavigationPathStore) {
    guard !path.leadsToSamePlace(as: self.path) else { return }
    self.path = path
    evaluate()
  }

  // MARK: The path

  /// Brings the screens in line with the path and with the requests of views.
  package override func evaluate() {
    flags.remove(.needsEvaluation)
    guard isReady else { return }
    let values = observed { path.values }
    followPath(values)
    while let request = requests.values.first {
      requests[request] = nil
      let shown = screens.firstIndex { $0.presenter === request }
      switch (request.isWanted, shown) {
      case (true, nil): push(ScreenNode(.presented(request), of: self, in: childContext))
      case (true, let index?): screens[index].invalidate()
      case (false, let index?): removeScreens(from: index)
      case (false, nil): break
      }
    }
    if notesAreOld { barChanged() }
  }

  /// Keeps the screens of values that are still in the path, from the first one on, and adds or removes the others.
  private func followPath(_ values: [AnyHashable]) {
    var count = 0
    for index in screens.indices {
      guard let value = screens[index].value else { continue }
      if count < values.count, values[count] == value {
        count += 1
        continue
      }
      removeScreens(from: index)
      break
    }
    for value in values[count...] {
      let screen = ScreenNode(.value(value), of: self, in: childContext)
      push(screen)
    }
  }

  /// Adds a value to the path, which shows its destination.
  package func append(_ value: AnyHashable) {
    guard !path.append(value) else { return }
    host.report(.foreignPathElement(type: "\(type(of: value.base))", view: userName))
  }

  /// Goes back by one screen, or out of the column that the stack is.
  package func goBack() {
    if screens.count > 1 { goBack(from: screens.count - 1) } else { bar.exit?.leave() }
  }

  /// Goes back to the first screen at once: the next screens are on top of that.
  func goBackToRoot() {
    goBack(from: 1)
    if screens.count > 1 { removeScreens(from: 1) }
  }

  /// Whether there is anything to go back to.
  var leadsBack: Bool { screens.count > 1 || bar.exit != nil }

  /// The stack that links in this one lead into: in a split view that of the next column.
  var target: NavigationNode { bar.next?.stack ?? self }

  /// Shows the destination of a value that a link has.
  func follow(_ value: AnyHashable) {
    guard let next = bar.next?.stack else { return append(value) }
    next.goBackToRoot()
    next.append(value)
    showNext()
  }

  /// Shows the next column.
  func showNext() { bar.advance?() }

  /// Goes back to the screen before the one at `index`.
  func goBack(from index: Int) {
    guard index > 0, index < screens.count else { return }
    let fromPath = screens[index...].count { $0.value != nil }
    // Views learn that they aren't presented any more. The effects of that, and of the path, come in the update.
    for screen in screens[index...].reversed() { screen.presenter?.dismiss() }
    if fromPath > 0 { path.removeLast(fromPath) }
  }

  /// Shows the destination of a view, or stops showing it, as the view wants by then.
  func follow(_ presenter: PresentingNode) {
    requests[presenter] = presenter
    if isReady { invalidate() }
  }

  /// Called when a view that pushes a screen leaves: its screen goes too.
  func forget(_ presenter: PresentingNode) {
    requests[presenter] = nil
    guard !flags.contains(.hasLeft) else { return }
    if screens.contains(where: { $0.presenter === presenter }) {
      presenter.isWanted = false
      follow(presenter)
    }
  }

  // MARK: Screens

  /// Shows a screen on top of the others.
  private func push(_ screen: ScreenNode) {
    let covered = screens[screens.count - 1]
    covered.setCovered(true)
    screen.index = Int32(screens.count)
    screens.append(screen)
    screen.evaluate()
    screensChanged(isBack: false)
  }

  private func removeScreens(from index: Int) {
    guard index > 0, index < screens.count else { return }
    let gone = screens[index...].reversed()
    screens.removeSubrange(index...)
    for screen in gone { if let presenter = screen.presenter { dismiss(presenter) } }
    for screen in gone { screen.leave() }
    screens[index - 1].setCovered(false)
    screensChanged(isBack: true)
  }

  /// Notifies a view after this update that the screen which it presented has gone, unless it took it away itself.
  private func dismiss(_ presenter: PresentingNode) {
    guard presenter.isWanted else { return }
    presenter.isWanted = false
    afterUpdate { presenter.dismiss() }
  }

  /// Called after screens came or went: the bar follows, and the new one moves in.
  private func screensChanged(isBack: Bool) {
    childrenOfFoldsChanged()
    barChanged()
    damageAndLayOut()
    guard let driver = host.motion?.driver, !flags.contains(.isNew), !isCovered else { return }
    if let item = screens.last?.firstItem { driver.turn(to: item, isBack: isBack, in: size) }
  }

  /// The notes of a screen, or the number of screens, changed.
  func barChanged() {
    guard isReady, let top = screens.last else { return }
    notesAreOld = false
    let below = screens.count > 1 ? screens[screens.count - 2] : nil
    let back = below.map { $0.title?.text ?? "Back" } ?? bar.exit?.title
    bar.set(
      NavigationBarState.Values(
        title: top.title ?? (below == nil ? bar.titleOfRoot : nil), subtitle: top.subtitle,
        back: top.hidesBack ? nil : back))
  }

  /// Views of a screen are covered or shown: this update finds out the bar's contents.
  func notesMayDiffer() {
    guard !notesAreOld, !flags.contains(.hasLeft) else { return }
    notesAreOld = true
    invalidate()
  }

  // MARK: Destinations

  func insert(_ node: DestinationNode) { destinations.insert(node) }
  func remove(_ node: DestinationNode) { destinations.remove(node) }

  /// The node for the destination of a value.
  ///
  /// Of several it is the first among the shown views of its screen, such as the chosen tab.
  func destination(for value: AnyHashable) -> DestinationNode? {
    let found = destinations.nodes.filter { $0.takes(value) }
    let shown = found.filter { node in node.screen.map { !node.isCovered(inside: $0) } ?? true }
    return (shown.isEmpty ? found : shown).min { $0.comesBefore($1) }
      ?? bar.previous?.stack?.destination(for: value)
  }

  /// The closure of a destination differs from the one before.
  func destinationChanged(_ node: DestinationNode) {
    for screen in screens where screen.provider === node { screen.invalidate() }
    bar.next?.stack?.destinationChanged(node)
  }

  // MARK: Layout

  package override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    for screen in screens { visit(screen) }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    if bar.hugsScreen { return screens.last?.firstItem?.answer(to: proposal) ?? Answer(.zero) }
    var ideal = Size.zero
    if proposal.width == nil || proposal.height == nil, let item = screens.last?.firstItem {
      ideal = item.answer(to: proposal).size
    }
    return Answer(
      proposal.replacingUnspecifiedDimensions(by: ideal), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    screens.last?.firstItem?.commit(proposal)
    return measure(proposal)
  }

  package override func origin(of item: ItemNode) -> Point {
    // Covered screens are nowhere on the screen.
    guard item === screens.last?.firstItem else { return Point(x: -CellLimit.maximum, y: -CellLimit.maximum) }
    return Point(x: (size.width &- item.size.width) / 2, y: (size.height &- item.size.height) / 2)
  }

  package override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard let top = screens.last, item === top.firstItem else { return }
    damageAndLayOut()
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    guard let item = screens.last?.firstItem else { return }
    let place = self.origin(of: item)
    painter.clipped(to: Rect(origin: origin, size: size)) { painter in
      painter.paint(item, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard let screen = screens.last, let item = screen.firstItem else { return nil }
    let place = self.origin(of: item)
    return screen.hitTestThrough(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  package override var name: String { "NavigationStack" }
  package override var details: String { "\(screens.count) screens" }
}

extension Node {
  /// The nearest navigation stack around this node.
  final var navigation: NavigationNode? { enclosing(to: .layer) }
}
