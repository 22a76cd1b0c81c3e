import Glibc
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Every view of ``ViewTrial/all`` while time passes: what a view waits for never comes when the view is gone, whether it goes
/// before, at or after that moment, and in whatever way.
@Suite struct TrialsInTimeTests {
  /// Whether everything is combined with everything, as in the long tests.
  private static let isLong = Soak.isOn

  @Test(arguments: ViewTrial.all)
  func `what a view waits for ends with the view`(trial: ViewTrial) {
    for wait in Self.isLong ? Wait.allCases : waits(of: trial) {
      let count = Self.isLong ? deadlines(of: trial, wait) : 1
      for end in Ending.allCases {
        for moment in Moment.allCases {
          for place in 0..<count { play(trial, wait, end, moment, place) }
        }
      }
    }
  }

  /// What brings a deadline, or a nearer one, where all is done in sequence.
  private func waits(of trial: ViewTrial) -> [Wait] {
    let play = Play(trial)
    var known: Duration?
    return Wait.allCases.filter { wait in
      play.begin(wait)
      defer { known = play.rest }
      return play.rest != nil && play.rest != known
    }
  }

  /// How many deadlines come in sequence, of the first four.
  private func deadlines(of trial: ViewTrial, _ wait: Wait) -> Int {
    let play = Play(trial)
    play.begin(wait)
    var count = 0
    while count < 4, let rest = play.rest {
      count += 1
      play.host.advance(by: rest)
    }
    return count
  }

  private func play(_ trial: ViewTrial, _ wait: Wait, _ end: Ending, _ moment: Moment, _ place: Int) {
    let name = "\(trial), \(wait), \(end), \(moment), deadline \(place)"
    weak var weakHost: ViewHost?
    var stage: Stage?
    do {
      let play = Play(trial)
      stage = play.stage
      if end == .scrolledAway { play.change { $0.isInRow = true } }
      play.begin(wait)
      for _ in 0..<place { if let rest = play.rest { play.host.advance(by: rest) } }
      guard let rest = play.rest else { return }
      weakHost = play.host.host
      switch moment {
      case .before:
        play.host.advance(by: rest / 2)
        play.end(end)
        play.host.turn()
        play.host.advance(by: rest)
      case .at:
        play.end(end)
        play.host.advance(by: rest)
      case .late:
        play.end(end)
        play.host.clock.advance(by: rest * 3)
        play.host.host.fireTimers()
        play.host.turn()
      case .after:
        play.host.advance(by: rest)
        play.end(end)
        play.host.advance(by: .milliseconds(1))
      }
      if end != .dropped { check(play, end, name) }
    }
    expectNil(weakHost, "\(name): the host is kept")
    withExtendedLifetime(stage) {}
  }

  /// What holds when the view has gone.
  private func check(_ play: Play, _ end: Ending, _ name: String) {
    let host = play.host
    let values = play.values
    for _ in 0..<3 {
      if let rest = play.rest { host.advance(by: rest) }
    }
    expect(host.host.checkInvariants(), [], "\(name)")
    expect(host.issues, [], "\(name)")
    guard end == .removed else { return }
    expect(play.values, values, "\(name): an action has run")
    expectNil(host.host.timerDeadline, "\(name): something waits")
  }
}

/// What makes a view wait for a moment.
private enum Wait: CaseIterable {
  /// That it is there.
  case itself
  /// That it shows what it hides at first.
  case on
  /// The mouse rests on it, or has pressed its button and holds it.
  case hovering, holding
  /// Keys: to a button and what it opens, and those of chords, of fetching anew and of selecting all.
  case keys, letter, refreshing, selectingAll
}

/// How a view goes.
private enum Ending: CaseIterable {
  case removed, covered, underSheet, scrolledAway, dropped
}

/// When it goes.
private enum Moment: CaseIterable {
  /// A while before the deadline, with a turn between.
  case before
  /// In the same turn in which the deadline is reached.
  case at
  /// In the same turn, in which more than one deadline is passed.
  case late
  /// After the deadline.
  case after
}

/// A trial on a terminal.
private struct Play {
  let stage = Stage()
  let host: TestHost
  let name: String

  init(_ trial: ViewTrial) {
    let stage = stage
    name = trial.description
    host = TestHost(width: 40, height: 12) { StageView(trial: trial, stage: stage) }
    guard trial.description == "chords" else { return }
    host.useKeymap("tick = t t\nuntick = t u")
    // After a second it says which actions it doesn't find.
    host.advance(by: .seconds(1))
  }

  /// The time until the next deadline.
  var rest: Duration? { host.host.timerDeadline.map { max($0 - host.clock.now, .zero) } }

  /// What actions of trials write.
  var values: [String] { [stage.text, "\(stage.count)", "\(stage.isOn)"] }

  func change(_ change: (Stage) -> Void) {
    change(stage)
    host.turn()
  }

  func begin(_ wait: Wait) {
    switch wait {
    case .itself: break
    case .on: change { $0.isOn = true }
    case .hovering: for (x, y) in [(1, 0), (3, 2), (20, 5), (20, 6)] { host.hover(x: x, y: y) }
    case .holding:
      // Where the view is in the row, or in the middle.
      let (x, y) = stage.isInRow ? (20, 2) : (20, 5)
      host.hover(x: x, y: y)
      host.send(.mouse(MouseEvent(.down(.left), at: Point(x: x, y: y))))
    case .keys:
      for key: KeyEquivalent in [.tab, .return, .downArrow, .return] {
        host.press(key)
        if !name.hasPrefix("TabView") { expect(host.unseen(), [], "\(name), \(key)") }
      }
    case .letter: host.press("t")
    case .refreshing: host.press("r", modifiers: .control)
    case .selectingAll: host.press("a", modifiers: .control)
    }
  }

  /// Has the view go, without a turn.
  func end(_ end: Ending) {
    switch end {
    case .removed: stage.isThere = false
    case .covered: stage.isCovered = true
    case .underSheet: stage.isInSheet = true
    case .scrolledAway: host.host.send(.mouse(MouseEvent(.scroll(dx: 0, dy: 1), at: Point(x: 5, y: 5))))
    case .dropped: break
    }
  }
}
