internal import TerminalUI
internal import TerminalUICore

/// The test that made a host; `nil` where none of its hosts is known.
///
/// The writes of a process make one update after the other, whichever host shows them: several hosts may show one value. So a host of a test that
/// waits in the middle of an animated update would have the next update of another test animated too.
final class TestOfHost {
  let key: TestStorage.Key?

  init(_ key: TestStorage.Key?) { self.key = key }
}

extension TestHost {
  /// Ends the updates that hosts of other tests have left open.
  func endUpdatesOfOtherTests() {
    ViewHost.endUpdates { [test] other in
      let made = other.hostObject { TestOfHost(nil) }
      return made.key != nil && made.key != test.key
    }
  }
}
