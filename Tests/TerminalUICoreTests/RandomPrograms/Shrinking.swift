extension RandomProgram {
  /// A smaller program that fails as well.
  func shrunk() -> RandomProgram {
    var best = self
    var attempts = 0
    var hasShrunk = true
    while hasShrunk, attempts < 3000 {
      hasShrunk = false
      for candidate in best.smaller {
        attempts += 1
        if Playing.failure(of: candidate) != nil {
          best = candidate
          hasShrunk = true
          break
        }
      }
    }
    return best
  }

  private var smaller: [RandomProgram] {
    var result: [RandomProgram] = []
    for index in events.indices {
      var program = self
      program.events.remove(at: index)
      result.append(program)
      if case .both(let first, let second) = events[index] {
        for event in [first, second] {
          program = self
          program.events[index] = event
          result.append(program)
        }
      }
    }
    for path in model.paths {
      let node = model[path]
      for child in node.children {
        var program = self
        program.model[path] = child
        result.append(program)
      }
      if node.isContainer {
        for index in node.children.indices {
          var program = self
          program.model[path].children.remove(at: index)
          result.append(program)
        }
      }
      if node.kind != .text("x") {
        var program = self
        program.model[path] = Sketch(id: node.id, kind: .text("x"))
        result.append(program)
      }
    }
    return result
  }
}
