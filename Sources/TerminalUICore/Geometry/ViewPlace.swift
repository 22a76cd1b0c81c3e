package import Cells

/// A view's position.
///
/// Views that read it are evaluated when an answer changes.
///
/// Only asked questions are checked again, after an update in which anything may have moved. So scrolling and other moves of the view wake the
/// readers, and a place that nothing reads is never computed.
package final class ViewPlace: Source {
  /// The node of the view; `nil` once it has left.
  @MainActor package unowned(unsafe) var node: Node?
  @MainActor private var questions: ContiguousArray<(question: Question, answer: Rect?)> = []
  /// Whether the host looks at this after the layout.
  @MainActor private var isFollowed = false
  /// The update in which the readers were last woken: they are once an update.
  @MainActor private var lastChange: UInt32?
  /// Called after each layout, in place of the questions.
  @MainActor private let lookAgain: ((Node) -> Void)?

  /// A question about the view.
  package enum Question: Equatable {
    /// Where another view is, or this one, in a space.
    case rect(ViewPlace, CoordinateSpace)
    /// Where a space is, in the view's own coordinates.
    case bounds(CoordinateSpace)

    package static func == (lhs: Question, rhs: Question) -> Bool {
      switch (lhs, rhs) {
      case (.rect(let left, let space), .rect(let right, let other)): left === right && space == other
      case (.bounds(let left), .bounds(let right)): left == right
      default: false
      }
    }
  }

  @MainActor package init(of node: Node? = nil) {
    self.node = node
    lookAgain = nil
    super.init()
  }

  /// Makes a place that calls `lookAgain` after each layout in which anything may have moved, until the node leaves.
  @MainActor package init<Owner: Node>(of node: Owner, lookAgain: @escaping (Owner) -> Void) {
    self.node = node
    self.lookAgain = { lookAgain(unsafeDowncast($0, to: Owner.self)) }
    super.init()
    follow()
  }

  /// The answer as far as it is known.
  ///
  /// If it turns out different, the present reader is evaluated again.
  @MainActor package func ask(_ question: Question) -> Rect? {
    guard let node else { return nil }
    if lookAgain != nil { return answer(question, at: node) }
    wasRead()
    // In the middle of a layout, places are as they were before.
    let isKnown = !node.host.layoutPass.isRunning
    if !isKnown { node.host.places.mayDiffer = true }
    if let index = questions.firstIndex(where: { $0.question == question }) {
      return isKnown ? answer(question, at: node) : questions[index].answer
    }
    let answer = isKnown ? answer(question, at: node) : nil
    questions.append((question, answer))
    follow()
    return answer
  }

  /// Forgets the questions of the only reader, which is about to ask again.
  @MainActor package func forgetQuestions() {
    if let node, readerCount <= 1, !node.host.layoutPass.isRunning { questions.removeAll() }
  }

  /// The wanted value, measured now.
  @MainActor private func answer(_ question: Question, at node: Node) -> Rect? {
    switch question {
    case .rect(let place, let space):
      guard let rect = place.node?.globalRect else { return nil }
      let origin = node.origin(of: space)
      return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    case .bounds(let space):
      guard let rect = node.bounds(of: space) else { return nil }
      let origin = node.globalRect.origin
      return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  @MainActor private func follow() {
    guard !isFollowed, let node else { return }
    isFollowed = true
    node.host.places.add(self)
    node.host.requestTurn()
  }

  /// Answers the questions again, and wakes the readers if an answer changed; returns whether to look again next time.
  @MainActor func isKept() -> Bool {
    isFollowed = check()
    return isFollowed
  }

  /// Whether the answers are those of now: a check for tests.
  @MainActor var isUpToDate: Bool {
    guard let node, readerCount > 0, !node.isCovered else { return true }
    return questions.allSatisfy { answer($0.question, at: node) == $0.answer }
  }

  /// Called at the end of an update in which something may have moved: wakes the readers if an answer has changed.
  ///
  /// Returns whether there is anything to look at next time.
  @MainActor private func check() -> Bool {
    guard let node else { return false }
    if let lookAgain {
      if !node.isCovered { lookAgain(node) }
      return true
    }
    guard readerCount > 0 else {
      questions.removeAll()
      return false
    }
    let update = node.host.lifecycle.number
    guard lastChange != update else {
      node.host.places.mayDiffer = true
      return true
    }
    for (question, answer) in questions where self.answer(question, at: node) != answer {
      lastChange = update
      questions.removeAll()
      changed()
      return true
    }
    return true
  }
}
