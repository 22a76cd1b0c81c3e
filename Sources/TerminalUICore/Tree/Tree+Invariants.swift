internal import CellLayout
internal import Cells

@MainActor extension ViewHost {
  /// What is not as ``Node`` says it always is between turns: one line for each violation.
  ///
  /// Looks at every node, so it belongs in tests.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    if !updateQueue.isEmpty { broken.append("nodes wait for an evaluation") }
    if !layoutQueue.isEmpty { broken.append("items wait for a measurement") }
    root.checkLinks(&broken)
    guard broken.isEmpty else { return broken }
    root.checkReadings(&broken)
    root.checkAnswers(&broken)
    if !placesMayDiffer, !places.allSatisfy(\.isUpToDate) {
      broken.append("a view asked for a place and isn't told of it")
    }
    return broken
  }
}

@MainActor extension Node {
  /// Invariant 5, and that nothing waits.
  fileprivate final func checkLinks(_ broken: inout [String], isLaidOut: Bool = true) {
    if flags.contains(.hasLeft) { broken.append("\(self) has left and is in the tree") }
    // What is covered waits for its layout.
    let ofLayout: [(NodeFlags, String)] =
      isCovered || !isLaidOut
      ? [] : [(.needsLayout, "needsLayout"), (.isNew, "isNew"), (.isQueuedForLayout, "isQueuedForLayout")]
    for (flag, name) in [(NodeFlags.needsEvaluation, "needsEvaluation"), (.isLoaded, "isLoaded")] + ofLayout
    where flags.contains(flag) {
      broken.append("\(self) is marked \(name)")
    }
    var place: Int32 = 0
    let (isList, isItem) = (flags.contains(.list), flags.contains(.item))
    var found = broken
    let laysOut = isLaidOut && (self as? ItemNode)?.leavesItemsAlone != true
    visitPresented { child in
      if child.flags.contains(.endsEvents), child.container !== host.root {
        found.append("\(child) is in another container than the screen")
      }
      if child.parent !== self { found.append("\(child) has not \(self) as its parent") }
      child.checkLinks(&found)
    }
    visitChildren { child in
      let container = isItem ? self : self.container
      if child.container !== container { found.append("\(child) has another container") }
      if child.parent !== self { found.append("\(child) has not \(self) as its parent") }
      let depth = child.flags.contains(.isChunk) ? self.depth : self.depth + 1
      if child.depth != depth { found.append("\(child) has the depth \(child.depth) under \(self.depth)") }
      if isList, child.index != place { found.append("\(child) has the index \(child.index), not \(place)") }
      place += 1
      child.checkLinks(&found, isLaidOut: laysOut)
    }
    broken = found
  }

  /// Invariant 1.
  fileprivate final func checkReadings(_ broken: inout [String]) {
    var found = broken
    readings.forEach { source in
      if !source.isRead(by: self) { found.append("\(self) reads a source that does not know it") }
      for reader in source.readers {
        if reader.flags.contains(.hasLeft) { found.append("\(reader) has left and reads a source") }
        if !reader.readings.contains(source) {
          found.append("\(reader) does not know that it reads a source")
        }
      }
    }
    visitChildren { $0.checkReadings(&found) }
    visitPresented { $0.checkReadings(&found) }
    broken = found
  }

  /// Invariant 3.
  fileprivate final func checkAnswers(_ broken: inout [String]) {
    // Measured as if nothing were known; what that leaves behind is undone.
    var marks: [(Node, NodeFlags)] = []
    func mark(_ node: Node) {
      if node.flags.contains(.isCovered) { return }
      marks.append((node, node.flags))
      if node.flags.contains(.item) { node.flags.insert(.needsLayout) }
      if (node as? ItemNode)?.leavesItemsAlone == true { return }
      node.visitChildren(mark)
      node.visitPresented(mark)
    }
    mark(self)
    host.layoutPass.forgetAnswers()
    for (node, flags) in marks where flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      let answer = item.measure(item.proposal)
      if !item.placesAreKnown { broken.append("\(item) has its content at another place") }
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
