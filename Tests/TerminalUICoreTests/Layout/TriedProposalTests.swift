import Expectations
import Testing
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting

/// Stacks in stacks, `depth` deep; around the innermost is a view from `leaf`.
@MainActor private func nested<Leaf: View>(_ depth: Int, _ leaf: () -> Leaf) -> AnyView {
  var view = AnyView(VStack { leaf() })
  for level in 0..<depth {
    let inner = view
    view = AnyView(
      VStack {
        Text("above \(level)")
        inner
        Text("below \(level)")
      })
  }
  return view
}

/// The steps of making a host and laying it out.
@MainActor private func steps(_ view: AnyView, height: Int = 100) -> Int {
  let start = WorkCounter.count
  _ = TestHost(width: 30, height: height) { view }
  return WorkCounter.count - start
}

@Suite struct TriedProposalTests {
  @Test func `new stacks in a stack get their length without being asked first`() {
    let rows = AnyView(VStack { ForEach(0..<50) { _ in VStack { Text("a") } } })
    let asked = AnyView(
      VStack {
        ForEach(0..<50) { _ in
          VStack {
            Text("a")
            // It takes room, so that the stack is asked.
            Spacer(minLength: 0).frame(height: 0)
          }
        }
      })
    expect(steps(rows) * 3, below: steps(asked) * 2)
  }

  @Test func `texts of several lines in many stacks are laid out in steps that grow like the stacks`() {
    let long = "a text that is longer than the line and needs some more"
    let few = steps(nested(6) { Text(long) })
    let many = steps(nested(12) { Text(long) })
    // Twice as much for each level would be 64 times.
    expect(many, below: 6 * few)
  }

  @Test func `stacks that turn out flexible share the length`() {
    let host = TestHost(width: 6, height: 6) {
      VStack {
        VStack { Text("one two three four five six") }
        VStack { Text("1 2") }
        VStack { Text("a bc d ef g hi j kl") }
      }
    }
    let fresh = host.text
    host.resize(width: 20, height: 10)
    host.resize(width: 6, height: 6)
    expect(host.text, fresh)
    expect(fresh, contains: "1 2")
    expect(fresh, contains: "…")
  }

  @Test func `what a geometry reader in new stacks shows is made once`() {
    let log = Log()
    let host = TestHost(width: 20, height: 12) {
      VStack {
        VStack {
          Text("above")
          VStack {
            GeometryReader { proxy in
              let _ = log.note("\(proxy.size.height)")
              Text("inside")
            }
          }
        }
        Text("below")
      }
    }
    expect(host.text, contains: "inside")
    expect(log.entries, ["10"])
  }
}
