import Foundation
import Synchronization
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What runs when a value in a state is freed.
@Suite struct StateFreeingTests {
  /// Calls a function when it goes.
  nonisolated private final class Ending: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
    deinit { run() }
  }

  private struct Holder: View {
    let log: Log
    let publish: (Binding<Ending?>, Binding<Int>) -> Void
    @State private var ending: Ending?
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      publish($ending, $count)
      return Text("\(count)")
        .onKeyPress("h") {
          ending = Ending {
            count += 1
            log.note("freed \(count)")
          }
          return .handled
        }
        .onKeyPress("d") {
          ending = nil
          return .handled
        }
    }
  }

  @Test func `a value that is replaced touches states when it is freed`() {
    // Mend B1
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Holder(log: log) { _, _ in } }
    host.type("hd")
    expect(host.text, "1")
    // One value replaces another.
    host.type("hhd")
    expect(host.text, "3")
    expect(log.take(), ["freed 1", "freed 2", "freed 3"])
    expect(host.issues, [])
  }

  @Test func `a value that another thread replaces touches states when it is freed`() {
    // Mend B1, S7
    var places: (ending: Binding<Ending?>, count: Binding<Int>)?
    let host = TestHost(width: 1, height: 1) { Holder(log: Log()) { places = ($0, $1) } }
    let (ending, count) = (places!.ending, places!.count)
    onThread {
      for _ in 0..<5 { ending.wrappedValue = Ending { count.wrappedValue += 1 } }
      ending.wrappedValue = nil
      expect(count.wrappedValue, 5)
    }
    host.turn()
    expect(host.text, "5")
  }

  @Test func `a value touches states when its view leaves`() {
    // Mend B1
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      @State private var total = 0
      private struct Child: View {
        let total: Binding<Int>
        @State private var ending: Ending?
        var body: some View { Text("c").onAppear { ending = Ending { [total] in total.wrappedValue += 1 } } }
      }
      var body: some View {
        VStack {
          Text("\(total)")
          if isShown { Child(total: $total) }
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Screen(log: Log()) }
    host.type("t")
    host.turn()
    expect(host.text, contains: "1")
  }

  @Test func `threads that let go of an object's source at once free it`() {
    // Mend B1
    final class Store: ObservableObject {}
    for _ in 0..<20 {
      let store = Handed(Store())
      let done = Atomic(0)
      for _ in 0..<4 {
        Thread.detachNewThread {
          for _ in 0..<500 { _ = ObjectSource.of(store.value) }
          done.add(1, ordering: .releasing)
        }
      }
      while done.load(ordering: .acquiring) < 4 { Thread.sleep(forTimeInterval: 0.0001) }
    }
  }
}
