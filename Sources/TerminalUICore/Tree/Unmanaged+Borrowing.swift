extension Unmanaged {
  /// Runs `body` with the object, which something else keeps alive meanwhile: no retain and no release.
  ///
  /// The standard library's own call checks the executor for a closure of the main actor's; this one is inlined here.
  @inlinable @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

@MainActor extension Unmanaged where Instance == Node {
  /// The item that the node is, or is above without a list between; `nil` if there is none.
  ///
  /// Nothing is counted on the way: rows of lists are asked for theirs many times.
  var plainItem: Unmanaged<ItemNode>? {
    var next = self
    while true {
      let (isItem, child) = next.borrow { node -> (Bool, Unmanaged<Node>?) in
        if node.flags.contains(.item) { return (true, nil) }
        guard node.flags.contains(.pass) else { return (false, nil) }
        return (false, unsafeDowncast(node, to: PassNode.self).childReference)
      }
      if isItem { return next.borrow { .passUnretained(unsafeDowncast($0, to: ItemNode.self)) } }
      guard let child else { return nil }
      next = child
    }
  }
}
