import Foundation
import Synchronization
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Writes from many threads while the app draws; to be run under the thread sanitizer too.
@Suite struct ThreadTests {
  nonisolated private static let threads = 8
  nonisolated private static let writes = 12_500

  private struct Cell: View {
    let number: Int
    let publish: (Int, Binding<Int>) -> Void
    @State private var value = 0
    var body: some View {
      publish(number, $value)
      return Text("\(number):\(value)")
    }
  }

  @Test func `100 000 writes of states from 8 threads, and the last ones are shown`() async {
    // S7, R3
    var bindings: [Int: Binding<Int>] = [:]
    let host = TestHost(width: 7, height: Self.threads) {
      VStack(alignment: .leading) {
        ForEach(0..<Self.threads) { number in Cell(number: number) { bindings[$0] = $1 } }
      }
    }
    let progress = Progress()
    for number in 0..<Self.threads {
      let binding = bindings[number]!
      Thread.detachNewThread {
        for value in 1...Self.writes {
          binding.wrappedValue = value
          // Other threads may read what this one wrote before.
          if value % 1000 == 0 { _ = binding.wrappedValue }
        }
        progress.done.add(1, ordering: .releasing)
      }
    }
    var turns = 0
    while progress.done.load(ordering: .acquiring) < Self.threads {
      host.turn()
      turns += 1
      await Task.yield()
    }
    expect(turns, above: 0)
    await host.settle()
    host.turn()
    expect(host.trimmedText, (0..<Self.threads).map { "\($0):\(Self.writes)" }.joined(separator: "\n"))
    expect(host.issues, [])
  }

  @Test func `values sent from 8 threads are all received`() async {
    // R3
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = TestHost(width: 8, height: 1) { Screen(subject: subject) }
    let shared = Handed(subject)
    let progress = Progress()
    for _ in 0..<Self.threads {
      Thread.detachNewThread {
        for _ in 0..<1000 { shared.value.send(1) }
        progress.done.add(1, ordering: .releasing)
      }
    }
    while progress.done.load(ordering: .acquiring) < Self.threads { await Task.yield() }
    await host.settle()
    host.turn()
    expect(host.trimmedText, contains: "8000")
  }
}

/// How many threads are done.
nonisolated private final class Progress: Sendable {
  let done = Atomic(0)
}
