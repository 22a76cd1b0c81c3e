/// Where in the tree a view was that had the focus.
///
/// Another view in the same place is nearest to it. Next come its neighbours in the nodes around it, from the inside out. At
/// each step views in sight come first, then the view whose place is most alike, then the nearest view behind, then the nearest
/// before.
///
/// Where a row of a list left, the nearest row that stays is followed (``RowHeir``): by then other rows may be at the old
/// places.
@MainActor struct FocusLoss {
  /// The view and the nodes above it.
  ///
  /// Nodes that leave are kept until the end of the update, and their places with them.
  private var path: ContiguousArray<Step>

  /// The row that takes over, if a row of a list has left.
  private let heir: RowHeir?

  /// Whether the user saw the view.
  let wasInSight: Bool

  @MainActor private struct Step {
    /// The node; `nil` once it has left and was forgotten.
    var node: Node?
    /// The place in the node above.
    let index: Int
    let isList: Bool
    /// Whether the node was the row of an element.
    let isRow: Bool

    /// Whether this step leads to the row that leaves, and that another row replaces.
    let isLeavingRow: Bool

    init(to node: Node, _ heir: RowHeir?) {
      self.node = node
      isLeavingRow = heir?.isHeir(of: node) == true
      index = Int(node.index)
      isList = node.flags.contains(.list)
      isRow = node.parent.map { $0 is RowList || $0.asWindow != nil } ?? false
    }

    var hasLeft: Bool { node?.flags.contains(.hasLeft) ?? true }
  }

  /// Notes where a view is; it may be about to leave.
  init(of node: FocusNode, wasInSight: Bool, _ heir: RowHeir? = nil) {
    var path: ContiguousArray<Step> = []
    node.visitOutward { path.append(Step(to: $0, heir)) }
    self.path = path
    self.heir = path.contains(where: \.isLeavingRow) ? heir : nil
    self.wasInSight = wasInSight
  }

  /// Forgets the nodes that have left, and their places; those around them stay.
  mutating func forgetWhatLeft() { path.removeFirst(countOfThoseThatLeft) }

  /// Lets go of the nodes that have left; their places stay.
  mutating func forgetNodesThatLeft() {
    for index in 0..<countOfThoseThatLeft { path[index].node = nil }
  }

  /// Nodes leave with all that is in them.
  private var countOfThoseThatLeft: Int { path.firstIndex { !$0.hasLeft } ?? path.count }

  /// Whether a view is in the row that takes over, of one that was in sight.
  private func isInHeir(_ node: FocusNode) -> Bool {
    guard let heir, wasInSight else { return false }
    return heir.node.map { node.isWithin($0) } ?? false
  }

  /// Whether a view is in the same list as the lost one, or in its place.
  func isBeside(_ node: FocusNode) -> Bool {
    let list = path.firstIndex(where: \.isList) ?? 0
    return path[...list].contains { step in
      step.node.map { node === $0 || node.isBelow($0) } ?? false
    }
  }

  /// The nodes that were around the lost view, the innermost first.
  var nodes: [Node] { path.compactMap(\.node) }

  /// The nearest of the views that can have the focus.
  func nearest(among nodes: ContiguousArray<FocusNode>) -> FocusNode? {
    var levels: [ObjectIdentifier: Int] = [:]
    for (level, step) in path.enumerated() {
      if let node = step.node { levels[ObjectIdentifier(node)] = level }
    }
    var best: (node: FocusNode, distance: Distance)?
    for node in nodes where node.canFocus {
      guard let distance = distance(of: node, levels) else { continue }
      if let best {
        if best.distance.isLess(than: distance) { continue }
        if !distance.isLess(than: best.distance), node.comesBefore(best.node) == distance.isBefore {
          continue
        }
      }
      best = (node, distance)
    }
    return best?.node
  }

  /// How far a view is from the place.
  private struct Distance {
    /// The number of nodes from the place up to the first one that is around the view, too.
    var level: Int
    /// Whether the view is itself around the place.
    var isAround: Bool
    /// Whether the view is in the row that takes over.
    var isInHeir: Bool
    var isInSight: Bool
    /// The number of steps in which the two places are alike, from the first node around both down.
    var likeness: Int
    /// How many children lie between the two, where their places differ.
    var steps: Int
    /// Whether the view comes before the place.
    var isBefore: Bool

    func isLess(than other: Distance) -> Bool {
      if level != other.level { return level < other.level }
      if isAround != other.isAround { return !isAround }
      if isInHeir != other.isInHeir { return isInHeir }
      if isInSight != other.isInSight { return isInSight }
      if likeness != other.likeness { return likeness > other.likeness }
      if isBefore != other.isBefore { return !isBefore }
      return steps < other.steps
    }
  }

  /// How far a view is from the lost one, found by going outward until a node is around both views.
  private func distance(of node: FocusNode, _ levels: [ObjectIdentifier: Int]) -> Distance? {
    var indices: [Int] = []
    return node.firstOutward { above in
      if let level = levels[ObjectIdentifier(above)] {
        return distance(of: node, level: level, indices: indices.reversed())
      }
      indices.append(Int(above.index))
      return nil
    }
  }

  private func distance(of node: FocusNode, level: Int, indices: [Int]) -> Distance {
    var distance = Distance(
      level: level, isAround: indices.isEmpty, isInHeir: isInHeir(node), isInSight: node.isInSight,
      likeness: 0, steps: 0, isBefore: false)
    let lost = lostIndices(below: level)
    for (own, other) in zip(indices, lost) {
      guard own == other else {
        (distance.steps, distance.isBefore) = (abs(own - other), own < other)
        break
      }
      distance.likeness += 1
    }
    return distance
  }

  /// The places on the way from a node around the lost view down to it: through the row that takes over, if one of its rows has left.
  private func lostIndices(below level: Int) -> [Int] {
    let indices = path[..<level].reversed().map(\.index)
    guard let heir, let row = heir.node, let list = path[level].node, row.isBelow(list) else {
      return indices
    }
    var way: [Int] = []
    row.visitOutward(below: list) { way.append(Int($0.index)) }
    if !heir.isBehind { way[0] += 1 }
    // A row behind is entered at its start, and one before at its end.
    let depth = path[..<level].firstIndex(where: \.isLeavingRow) ?? 0
    let inner = path[..<depth].reversed().map { $0.isRow ? heir.isBehind ? -1 : Int(Int32.max) : $0.index }
    return way.reversed() + inner
  }
}
