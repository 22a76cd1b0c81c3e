internal import RuntimeMetadata

/// Work of an update that waits for the layout: contents of geometry readers, and rows that may stay in sight.
extension ViewHost {
  /// Evaluates the queued nodes, parents first; those in a reader of geometry whose content is about to be made wait.
  func evaluateQueued() {
    while let node = work.nodes.popShallowest() {
      guard node.flags.contains(.needsEvaluation), !node.flags.contains(.hasLeft) else { continue }
      if !work.contents.isEmpty, node.isInWaitingItem {
        work.held.append(node)
      } else if rows.hasDoubts, node.isInDoubt {
        rows.held.append(node)
      } else {
        node.evaluate()
      }
    }
  }

  /// Makes the content of a reader of geometry that the layout did not ask for, because its size is the same; says
  /// whether there is anything left to do.
  func makeContent() -> Bool {
    let reader = work.contents.popShallowest()
    if let reader {
      (reader as? any LateMaker)?.makeContent()
      places.mayDiffer = true
    }
    let nodes = work.held
    if reader == nil, nodes.isEmpty { return false }
    work.held = []
    for node in nodes { work.nodes.enqueue(node) }
    return true
  }

  /// Looks at the places that views observe, if anything may have moved; returns whether that leaves anything to do.
  func readPlaces() -> Bool {
    let asked = places.takeThoseToLookAt()
    if asked.isEmpty { return false }
    places.keep(asked.filter { $0.isKept() })
    return !work.nodes.isEmpty || !work.contents.isEmpty
  }

  /// Makes the readers of preferences read the values below them.
  ///
  /// Returns whether work is left after that.
  func readPreferences() -> Bool {
    if work.preferences.isEmpty { return false }
    while let reader = work.preferences.popDeepest() { reader.readIfChanged() }
    return !work.nodes.isEmpty || !work.items.isEmpty
  }

  /// Lets the rows go that were parked and need not be any more.
  func releaseParkedRows() {
    for window in rows.takeParked() where !window.flags.contains(.hasLeft) && !window.releaseParkedRows() {
      rows.addParked(window)
    }
  }

  /// Queues the nodes that were held in rows which the layout has taken back; says whether there are any.
  func resumeRows() -> Bool {
    let nodes = rows.takeResumed()
    for node in nodes { work.nodes.enqueue(node) }
    return !nodes.isEmpty
  }

  /// Lets the rows go that the layout did not ask for.
  func releaseRows() {
    let windows = rows.takeWaiting()
    guard !windows.isEmpty else { return }
    rows.hasDoubts = false
    for window in windows { window.releaseRows() }
    if !rows.hasDoubts { rows.held = [] }
  }
}
