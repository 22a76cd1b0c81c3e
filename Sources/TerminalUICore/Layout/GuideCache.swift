internal import CellLayout

/// Where items place guides, as found out within one pass of layout.
///
/// To place one guide an item may ask what is in it for several: without this, guides of nested views would cost
/// a power of their depth. Few items place guides, so the answers are kept in one place for all.
@MainActor struct GuideCache {
  struct Question: Hashable {
    let item: ObjectIdentifier
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }

  struct Answer {
    let place: Int?
  }

  private var pass: UInt32 = 0
  private var answers: [Question: Answer] = [:]

  func answer(to question: Question, pass: UInt32) -> Answer? {
    pass == self.pass ? answers[question] : nil
  }

  mutating func add(_ question: Question, _ place: Int?, pass: UInt32) {
    if pass != self.pass {
      answers.removeAll(keepingCapacity: answers.count < 64)
      self.pass = pass
    }
    answers[question] = Answer(place: place)
  }
}
