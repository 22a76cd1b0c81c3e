import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// Says how often it was made, which starts anew with each identity.
private struct Tally: View {
  let name: String
  @State private var clicks = 0
  var body: some View { Text("\(name) \(clicks)").onTapGesture { clicks += 1 } }
}

/// A branch that is all of a body, with a branch in it, in groups or not.
private struct Chooser: View {
  let number: Int
  let isGrouped: Bool

  @ViewBuilder var body: some View {
    if isGrouped {
      Group {
        if number == 0 {
          Tally(name: "a")
        } else {
          Group { if number == 1 { Tally(name: "b") } else { Text("c") } }
        }
      }
    } else if number == 0 {
      Tally(name: "a")
    } else if number == 1 {
      Tally(name: "b")
    } else {
      Text("c")
    }
  }
}

private struct Screen: View {
  let isGrouped: Bool
  @State private var number = 0
  var body: some View {
    VStack(alignment: .leading) {
      Chooser(number: number, isGrouped: isGrouped)
      Text("last")
    }
    .onKeyPress("n") {
      number = (number + 1) % 3
      return .handled
    }
    .onKeyPress("0") {
      number = 0
      return .handled
    }
  }
}

@Suite @MainActor struct KeptBranchTests {
  /// The screen, without what centres it.
  private func shown(_ host: TestHost) -> String {
    host.trimmedText.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test(arguments: [false, true]) func `a branch keeps its state until the other one is shown`(
    _ isGrouped: Bool
  ) {
    let host = TestHost(width: 8, height: 2) { Screen(isGrouped: isGrouped) }
    expect(shown(host), "a 0\nlast")
    host.click(on: "a 0")
    expect(shown(host), "a 1\nlast")
    host.press("0")
    expect(shown(host), "a 1\nlast")
    host.press("n")
    expect(shown(host), "b 0\nlast")
    host.click(on: "b 0")
    host.press("n")
    expect(shown(host), "c\nlast")
    host.press("n")
    expect(shown(host), "a 0\nlast")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a body that is a branch has no node for it`() {
    struct Row: View {
      let isFirst: Bool
      var body: some View { if isFirst { Text("a") } else { Text("b") } }
    }
    let host = ViewHost(size: Size(width: 4, height: 1), content: Row(isFirst: true))
    var names: [String] = []
    func note(_ node: Node) {
      names.append(node.name)
      node.visitChildren(note)
    }
    note(host.root)
    expect(names, ["Root", "ZStack", "Row", "Text"])
  }

  @Test func `each view of a branch gets the modifiers around it`() {
    struct Pair: View {
      let isFirst: Bool
      var body: some View {
        if isFirst {
          Text("a")
          Text("b")
        } else {
          Text("c")
        }
      }
    }
    struct Padded: View {
      @State private var isFirst = true
      var body: some View {
        HStack(spacing: 0) { Pair(isFirst: isFirst).padding(.leading, 1) }
          .onKeyPress("n") {
            isFirst.toggle()
            return .handled
          }
      }
    }
    let host = TestHost(width: 6, height: 1) { Padded() }
    expect(shown(host), "a b")
    host.press("n")
    expect(shown(host), "c")
    host.press("n")
    expect(shown(host), "a b")
  }
}
