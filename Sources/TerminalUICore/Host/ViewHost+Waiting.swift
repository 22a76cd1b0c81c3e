internal import RuntimeMetadata

/// What waits for the layout in an update: the content of readers of geometry, and rows that may stay in sight.
@MainActor extension ViewHost {
  /// Evaluates the queued nodes, parents first; those in a reader of geometry whose content is about to be made wait.
  func evaluateQueued() {
    while let node = updateQueue.popShallowest() {
      guard node.flags.contains(.needsEvaluation), !node.flags.contains(.hasLeft) else { continue }
      if !contentQueue.isEmpty, node.isInWaitingItem {
        contentQueue.hold(node)
      } else {
        node.evaluate()
      }
    }
  }

  /// Makes the content of a reader of geometry that the layout did not ask for, because its size is the same; says
  /// whether there is anything left to do.
  func makeContent() -> Bool {
    let reader = contentQueue.popShallowest()
    if let reader {
      (reader as? any LateMaker)?.makeContent()
      placesMayDiffer = true
    }
    let nodes = contentQueue.takeNodes()
    if reader == nil, nodes.isEmpty { return false }
    for node in nodes where node.flags.contains(.needsEvaluation) && !node.flags.contains(.hasLeft) {
      updateQueue.enqueue(node)
    }
    return true
  }

  /// Looks at the places that views asked for, if anything may have moved; says whether that leaves anything to do.
  func readPlaces() -> Bool {
    guard placesMayDiffer, !places.isEmpty else { return false }
    placesMayDiffer = false
    let asked = places
    places = []
    for place in asked where place.isKept() { places.append(place) }
    return !updateQueue.isEmpty || !contentQueue.isEmpty
  }

  /// Begins to note whether anything moves; says whether anything may have moved before.
  func forgetMoves() -> Bool {
    defer { placesMayDiffer = false }
    return placesMayDiffer
  }

  /// Whether anything that somebody looks at may have moved since ``forgetMoves()``, which said whether it had before.
  func hasMoved(since mayDiffer: Bool) -> Bool {
    defer { if mayDiffer { placesMayDiffer = true } }
    return placesMayDiffer && !places.isEmpty
  }

  /// Has the readers of preferences take what is below them now; says whether that leaves anything to do.
  func readPreferences() -> Bool {
    if preferenceQueue.isEmpty { return false }
    while let reader = preferenceQueue.popDeepest() { reader.readIfChanged() }
    return !updateQueue.isEmpty || !layoutQueue.isEmpty
  }

  /// Lets the rows go that were parked and need not be any more.
  func releaseParkedRows() {
    for window in rows.takeParked() where !window.flags.contains(.hasLeft) && !window.releaseParkedRows() {
      rows.parked.append(window)
    }
  }

  /// Lets the rows go that the layout did not ask for.
  func releaseRows() {
    for window in rows.takeWaiting() { window.releaseRows() }
  }
}
