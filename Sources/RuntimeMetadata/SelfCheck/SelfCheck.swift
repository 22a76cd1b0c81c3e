internal import Glibc
internal import Synchronization

/// Whether this target's assumptions about the runtime hold in this process.
///
/// Nothing that it reads is promised by the language. So known pairs of equal and different values and closures are compared when the answer is first
/// needed (``KnownPair``). If a comparison is wrong, values of its kind are different from then on, which evaluates views too often, and never too
/// rarely. It is reported once.
package enum SelfCheck {
  /// The subjects that may be in doubt.
  package struct Subject: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The offsets and the types of the parts of a value.
    ///
    /// All other subjects depend on this one.
    package static let layouts = Subject(rawValue: 1)
    package static let enums = Subject(rawValue: 2)
    package static let existentials = Subject(rawValue: 4)
    package static let closures = Subject(rawValue: 8)
    package static let all: Subject = [.layouts, .enums, .existentials, .closures]
  }

  /// The subjects in doubt; before the check all are, since none can be trusted yet.
  private static let doubts = Atomic<UInt8>(Subject.all.rawValue)
  /// The thread that checks, or has checked: for it the coming result holds.
  private static let checker = Atomic<UInt>(0)
  private static let isDone = Atomic(false)
  private static let report = Mutex(Report())

  private struct Report {
    var hearer: (@Sendable (String) -> Void)?
    var wrong: String?
  }

  /// Whether values of that kind can be compared.
  @inline(__always) static func trusts(_ subject: Subject) -> Bool {
    doubts.load(ordering: .relaxed) & subject.rawValue == 0 || isTrusted(subject)
  }

  /// Whether layouts are in doubt after the check.
  ///
  /// Doesn't begin the check: the first frame reads this and should not wait for it.
  static var hasFailed: Bool {
    isDone.load(ordering: .acquiring) && doubts.load(ordering: .relaxed) & Subject.layouts.rawValue != 0
  }

  @inline(never) private static func isTrusted(_ subject: Subject) -> Bool {
    if isDone.load(ordering: .acquiring) { return doubts.load(ordering: .relaxed) & subject.rawValue == 0 }
    // Values that other threads compare meanwhile are different.
    guard begin() else { return checker.load(ordering: .relaxed) == thread }
    end(with: KnownPair.all)
    return trusts(subject)
  }

  private static var thread: UInt { UInt(pthread_self()) }

  private static func begin() -> Bool {
    checker.compareExchange(expected: 0, desired: thread, ordering: .acquiringAndReleasing).exchanged
  }

  /// Compares all pairs, notes what is in doubt from now on, and reports wrong ones.
  private static func end(with pairs: [KnownPair]) {
    let wrong = pairs.filter { !$0.isAsExpected }
    let found = wrong.reduce(into: Subject()) { $0.formUnion($1.subject) }
    doubts.store(found.contains(.layouts) ? Subject.all.rawValue : found.rawValue, ordering: .relaxed)
    isDone.store(true, ordering: .releasing)
    guard !wrong.isEmpty else { return }
    let names = wrong.map(\.name).joined(separator: ", ")
    let hearer = report.withLock { report in
      report.wrong = names
      return report.hearer
    }
    hearer?(names)
  }

  /// Checks now, with other pairs; for tests of the effects of a doubt.
  ///
  /// Does nothing in a process that has checked already.
  package static func check(_ pairs: [KnownPair]) {
    if begin() { end(with: pairs) }
  }

  /// Has `hear` called once, on any thread, with the description of a wrong comparison.
  ///
  /// Only the first caller gets the report.
  package static func whenInDoubt(_ hear: @escaping @Sendable (_ wrong: String) -> Void) {
    let wrong = report.withLock { report -> String? in
      guard report.hearer == nil else { return nil }
      report.hearer = hear
      return report.wrong
    }
    if let wrong { hear(wrong) }
  }
}
