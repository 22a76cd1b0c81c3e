internal import CellLayout
internal import Cells

extension ViewHost {
  /// The violations of the rules that ``Node`` says hold between turns: one line for each.
  ///
  /// Looks at every node, so it belongs in tests.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    if !work.nodes.isEmpty { broken.append("nodes wait for an evaluation") }
    if !work.items.isEmpty { broken.append("items wait for a measurement") }
    root.checkLinks(&broken)
    guard broken.isEmpty else { return broken }
    var seen: Set<ObjectIdentifier> = []
    root.checkReadings(&broken, &seen)
    root.checkAnswers(&broken)
    if !places.areUpToDate {
      broken.append("a view asked for a place and isn't told of it")
    }
    return broken
  }
}

extension Node {
  /// Invariant 5, and that nothing waits.
  fileprivate final func checkLinks(
    _ broken: inout [String], isLaidOut: Bool = true, isInCovered: Bool = false
  ) {
    if flags.contains(.hasLeft) { broken.append("\(self) has left and is in the tree") }
    let isCovered = isInCovered || flags.contains(.isCovered)
    // Covered nodes wait for their layout.
    let marks = isCovered || !isLaidOut ? Self.marksOfEvaluation : Self.allMarks
    for (mark, name) in marks where flags.contains(mark) { broken.append("\(self) is marked \(name)") }
    var place: Int32 = 0
    let (isList, isItem) = (flags.contains(.list), flags.contains(.item))
    let laysOut = isLaidOut && asItem?.ignoresLayout != true
    visitPresented { child in
      if child.flags.contains(.endsEvents), child.container !== host.root {
        broken.append("\(child) is in another container than the screen")
      }
      if child.parent !== self { broken.append("\(child) has not \(self) as its parent") }
      child.checkLinks(&broken, isInCovered: isCovered && !child.flags.contains(.endsEvents))
    }
    visitChildren { child in
      let container = isItem ? self : self.container
      if child.container !== container { broken.append("\(child) has another container") }
      if child.parent !== self { broken.append("\(child) has not \(self) as its parent") }
      let depth = child.flags.contains(.isChunk) ? self.depth : self.depth + 1
      if child.depth != depth { broken.append("\(child) has the depth \(child.depth) under \(self.depth)") }
      if isList, child.index != place { broken.append("\(child) has the index \(child.index), not \(place)") }
      place += 1
      child.checkLinks(
        &broken, isLaidOut: laysOut, isInCovered: isCovered && !child.flags.contains(.endsEvents))
    }
  }

  /// The flags that no node has after an update, and those that no node has besides after it was laid out.
  private static let marksOfEvaluation: [(NodeFlags, String)] = [
    (.needsEvaluation, "needsEvaluation"), (.isLoaded, "isLoaded"),
  ]
  private static let allMarks: [(NodeFlags, String)] =
    marksOfEvaluation + [
      (.needsLayout, "needsLayout"), (.isNew, "isNew"), (.isQueuedForLayout, "isQueuedForLayout"),
    ]

  /// Invariant 1: each link is known at both ends by its place at the other one.
  ///
  /// `seen` are the sources that were looked at so far.
  fileprivate final func checkReadings(_ broken: inout [String], _ seen: inout Set<ObjectIdentifier>) {
    readings.forEachLink { source, link in
      if !source.isRead(by: self, link) { broken.append("\(self) reads a source that does not know it") }
      WorkCounter.note()
      // Once for all its readers: a source of many would be looked at as often as it has readers.
      guard seen.insert(ObjectIdentifier(source)).inserted else { return }
      source.forEachLink { reader, link in
        if reader.flags.contains(.hasLeft) {
          broken.append("\(reader) has left and reads a source")
        } else if !reader.readings.contains(source, link) {
          broken.append("\(reader) does not know that it reads a source")
        }
      }
    }
    visitChildren { $0.checkReadings(&broken, &seen) }
    visitPresented { $0.checkReadings(&broken, &seen) }
  }

  /// Invariant 3.
  fileprivate final func checkAnswers(_ broken: inout [String]) {
    // Measured as if nothing were known; the effects of that are undone.
    var marks: [(Node, NodeFlags)] = []
    func mark(_ node: Node) {
      if node.flags.contains(.isCovered) { return }
      marks.append((node, node.flags))
      if node.flags.contains(.item) { node.flags.insert(.needsLayout) }
      if node.asItem?.ignoresLayout == true { return }
      node.visitChildren(mark)
      node.visitPresented(mark)
    }
    mark(self)
    host.layoutPass.forgetAnswers()
    Evaluation.isChecking = true
    defer { Evaluation.isChecking = false }
    for (node, flags) in marks where flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      let answer = item.measure(item.proposal)
      if item.asUnary?.placeIsKnown == false { broken.append("\(item) has its content at another place") }
      if answer.size != item.size || answer.traits != flags.intersection(Answer.traitMask) {
        var present = item.answer
        present.traits = flags.intersection(Answer.traitMask)
        broken.append("\(item) answers \(present) to \(item.proposal) and measures \(answer)")
      }
    }
    for (node, flags) in marks { node.flags = flags.union(node.flags.intersection(.readsScreen)) }
    host.layoutPass.forgetAnswers()
    for (node, _) in marks {
      if let stack = node as? StackNode, stack.keepsSpans { broken += stack.checkSpans() }
    }
  }
}
