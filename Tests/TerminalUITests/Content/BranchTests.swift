import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct BranchTests {
  @Test func `if without and with else`() {
    expect(
      screens(3, 1, steps: 3) { step in
        HStack(spacing: 0) {
          Text("a")
          if step == 1 { Text("b") }
          if step < 2 { Text("c") } else { Text("d") }
        }
      }, ["ac·", "abc", "ad·"])
  }

  @Test func `if with several conditions and a binding of an optional`() {
    let names: [String?] = ["a", nil, "c"]
    expect(
      screens(1, 1, steps: 3) { step in
        if let name = names[step] { Text(name) } else { Text("-") }
      }, ["a", "-", "c"])
    expect(
      screens(1, 1, steps: 4) { step in
        if step == 0 {
          Text("0")
        } else if step == 1 {
          Text("1")
        } else if step == 2 {
          Text("2")
        } else {
          Text("x")
        }
      }, ["0", "1", "2", "x"])
  }

  @Test func `switch over an enum with values`() {
    enum Phase {
      case loading
      case loaded(String)
      case failed
    }
    let phases = [Phase.loading, .loaded("a"), .loaded("b"), .failed]
    expect(
      screens(3, 1, steps: 4) { step in
        switch phases[step] {
        case .loading: Text("...")
        case .loaded(let name): Text(name)
        case .failed: EmptyView()
        }
      }, ["...", "·a·", "·b·", "···"])
  }

  @Test func `an optional view, an available one, a local constant`() {
    let some: Text? = Text("s")
    let none: Text? = nil
    expect(
      screen(3, 1) {
        HStack(spacing: 0) {
          let local = "l"
          Text(local)
          some
          none
          if #available(macOS 10.15, *) { Text("v") } else { Text("old") }
        }
      }, "lsv")
  }

  @Test func `one view of any type after another`() {
    let views = [
      AnyView(Text("a")),
      AnyView(
        HStack {
          Text("b"); Text("c")
        }), AnyView(EmptyView()), AnyView(AnyView(Text("d"))),
    ]
    expect(screens(3, 1, steps: 4) { views[$0] }, ["·a·", "b·c", "···", "·d·"])
    expect(screen(5, 1) { HStack(spacing: 0) { ForEach(0..<4) { views[$0] } } }, "ab·cd")
  }

  @Test func `a view of any type that holds several counts as several`() {
    expect(
      screen(5, 1) {
        HStack(spacing: 0) {
          AnyView(
            erasing: Group {
              Text("a"); Text("b")
            }
          ).padding(.leading, 1)
        }
      }, "·a·b·")
  }

  @Test func `a branch that changes in the middle moves what is behind it`() {
    expect(
      screens(1, 4, steps: 3) { step in
        VStack(spacing: 0) {
          Text("a")
          if step == 1 {
            Text("b")
            Text("c")
          }
          Text("z")
          Spacer()
        }
      }, ["a\nz\n·\n·", "a\nb\nc\nz", "a\nz\n·\n·"])
  }
}
