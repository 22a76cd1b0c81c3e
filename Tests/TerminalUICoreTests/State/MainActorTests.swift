import Dispatch
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// The main actor of a test runner has no thread of its own: it is on one now and on another one later.
@Suite struct MainActorTests {
  private struct Screen: View {
    let store: (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
      store($count)
      return Text("\(count)")
    }
  }

  @Test func `a write is seen at once after the main actor was given away`() async {
    // S8
    var binding = Binding.constant(-1)
    let host = TestHost(width: 1, height: 1) { Screen { binding = $0 } }
    for _ in 0..<50 {
      // All threads of the pool are busy for a moment, so that another one takes up the main actor.
      for _ in 0..<4 { DispatchQueue.global().async { _ = (0..<20_000).reduce(0, &+) } }
      await Task.detached {}.value
      let last = binding.wrappedValue
      binding.wrappedValue = (last + 1) % 10
      expect(binding.wrappedValue, (last + 1) % 10)
      host.turn()
      expect(host.text, "\((last + 1) % 10)")
    }
  }

  @Test func `a write on another thread waits for the main actor`() async {
    // S7
    var binding = Binding.constant(-1)
    let host = TestHost(width: 1, height: 1) { Screen { binding = $0 } }
    let shared = binding
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        shared.wrappedValue = 5
        continuation.resume()
      }
    }
    await host.settle()
    expect(host.text, "5")
  }
}
