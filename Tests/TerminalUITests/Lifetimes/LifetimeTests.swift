import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Nothing holds on to what has left the tree: with each view of ``ViewTrial/all``, a host that is dropped is gone with all its
/// nodes, and so are the nodes of a part that is taken out while the host lives on.
@Suite struct LifetimeTests {
  private static let keys: [KeyEquivalent] = [.tab, .return, .downArrow, .space, "a", .tab, .return]

  @Test(arguments: ViewTrial.all)
  func `a host that was never brought up to date is gone`(trial: ViewTrial) {
    expectEnd(of: trial) { trial, stage in
      let host = ViewHost(size: Size(width: 40, height: 12), content: StageView(trial: trial, stage: stage))
      return (host, Survivors(host))
    }
  }

  @Test(arguments: ViewTrial.all)
  func `a host is gone in whatever moment it is dropped`(trial: ViewTrial) {
    expectEnd(of: trial, "at first") { Play($0, $1).noted }
    // After each key, or after all of them.
    for count in (Soak.isOn ? 1 : Self.keys.count)...Self.keys.count {
      let keys = Self.keys.prefix(count)
      expectEnd(of: trial, "after \(keys)") { trial, stage in
        let play = Play(trial, stage)
        for key in keys { play.host.press(key) }
        return play.noted
      }
    }
    expectEnd(of: trial, "with the mouse in it") { trial, stage in
      let play = Play(trial, stage)
      play.host.hover(x: 20, y: 6)
      play.host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 1, y: 1))))
      return play.noted
    }
    expectEnd(of: trial, "with a change to come") { trial, stage in
      let play = Play(trial, stage)
      stage.text = "other"
      stage.count += 1
      stage.isOn = true
      return play.noted
    }
  }

  @Test(arguments: ViewTrial.all)
  func `a host is gone with what is over it`(trial: ViewTrial) {
    expectEnd(of: trial, "in a sheet over itself") { trial, stage in
      let play = Play(trial, stage)
      play.change { $0.isInSheet = true }
      play.host.press(.tab)
      return play.noted
    }
    expectEnd(of: trial, "covered") { trial, stage in
      let play = Play(trial, stage)
      play.change { $0.isCovered = true }
      play.change { $0.count += 1 }
      return play.noted
    }
    expectEnd(of: trial, "in a row out of sight") { trial, stage in
      let play = Play(trial, stage)
      play.change { $0.isInRow = true }
      play.host.press(.tab)
      play.host.scroll(x: 5, y: 5, dy: 40)
      return play.noted
    }
  }

  @Test(arguments: ViewTrial.all)
  func `a view that is taken out is gone`(trial: ViewTrial) {
    for isCovered in [false, true] {
      let stage = Stage()
      let play = Play(trial, stage)
      for key: KeyEquivalent in [.tab, .return, .downArrow] { play.host.press(key) }
      play.change { $0.isCovered = isCovered }
      expectEnd(in: play, "\(trial), covered: \(isCovered)") { $0.isThere = false }
    }
  }

  @Test(arguments: ViewTrial.all)
  func `a sheet that is dismissed is gone with what is in it`(trial: ViewTrial) {
    let stage = Stage()
    let play = Play(trial, stage)
    play.change { $0.isInSheet = true }
    for key: KeyEquivalent in [.tab, .return, .tab] { play.host.press(key) }
    stage.isInSheet = true
    play.host.turn()
    expectEnd(in: play, "\(trial)") { $0.isInSheet = false }
  }

  @Test(arguments: ViewTrial.all)
  func `a row that goes is gone with what is in it`(trial: ViewTrial) {
    for isParked in [false, true] {
      let stage = Stage()
      let play = Play(trial, stage)
      play.change { $0.isInRow = true }
      play.host.press(.tab)
      if isParked { play.host.scroll(x: 5, y: 5, dy: 40) }
      expectEnd(in: play, "\(trial), out of sight: \(isParked)", mayBeGone: isParked) { $0.isThere = false }
    }
  }

  // MARK: What is expected

  /// Makes a host and lets it go: all that was noted is gone.
  private func expectEnd(
    of trial: ViewTrial, _ moment: String = "", location: SourceLocation = #_sourceLocation,
    _ make: (ViewTrial, Stage) -> (host: ViewHost, nodes: Survivors)
  ) {
    weak var weakHost: ViewHost?
    let states = StateTable.count
    var nodes: Survivors!
    // The stage, which the app has, lives on.
    let stage = Stage()
    do {
      let made = make(trial, stage)
      (weakHost, nodes) = made
    }
    // A test keeps what its last host stored: that is nothing now.
    _ = TestHost(width: 1, height: 1) { EmptyView() }
    expect(nodes.names, [], "\(trial), \(moment)", sourceLocation: location)
    expectNil(weakHost, "\(trial), \(moment)", sourceLocation: location)
    expect(StateTable.count, states, "\(trial), \(moment)", sourceLocation: location)
    withExtendedLifetime(stage) {}
  }

  /// Takes something out of a living host: its nodes are gone after the turn.
  private func expectEnd(
    in play: Play, _ moment: String, mayBeGone: Bool = false, location: SourceLocation = #_sourceLocation,
    _ takeOut: (Stage) -> Void
  ) {
    let before = Survivors(play.host.host)
    takeOut(play.stage)
    play.host.turn()
    expect(before.namesOfThoseThatLeft, [], "\(moment)", sourceLocation: location)
    expect(
      mayBeGone || before.names.count < before.count, "\(moment): nothing went", sourceLocation: location)
  }
}

/// A trial on a terminal.
private struct Play {
  let stage: Stage
  let host: TestHost

  init(_ trial: ViewTrial, _ stage: Stage) {
    self.stage = stage
    host = TestHost(width: 40, height: 12) { StageView(trial: trial, stage: stage) }
  }

  /// The host, and the nodes that it has now.
  var noted: (host: ViewHost, nodes: Survivors) { (host.host, Survivors(host.host)) }

  func change(_ change: (Stage) -> Void) {
    change(stage)
    host.turn()
  }
}
