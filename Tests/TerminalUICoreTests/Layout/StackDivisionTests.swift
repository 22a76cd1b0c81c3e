import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// How stacks divide their length: SwiftUI's algorithm, in cells.
@Suite struct StackDivisionTests {
  struct Case {
    let name: String
    let width: Int
    let expected: String
    let view: AnyView

    init(_ name: String, _ width: Int, _ expected: String, @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.width = width
      self.expected = expected
      self.view = AnyView(HStack(spacing: 0, content: view))
    }
  }

  let cases = [
    Case("equally flexible views get equal shares, the first the remainder", 7, "aaaabbb") {
      Box("a")
      Box("b")
    },
    Case("a remainder of two goes to the first two", 11, "aaaabbbbccc") {
      Box("a")
      Box("b")
      Box("c")
    },
    Case("what isn't flexible comes first", 7, "xxxaaaa") {
      Box("x").frame(width: 3)
      Box("a")
    },
    Case("the least flexible is served first and leaves the rest", 8, "aabbbbbb") {
      Box("a").frame(maxWidth: 2)
      Box("b")
    },
    Case("order doesn't matter for that", 8, "bbbbbbaa") {
      Box("b")
      Box("a").frame(maxWidth: 2)
    },
    Case("a least width is more than a share", 8, "aaaaabbb") {
      Box("a").frame(minWidth: 5)
      Box("b")
    },
    Case("a higher priority gets all but the least of the others", 6, "aabbbb") {
      Box("a").frame(minWidth: 2)
      Box("b").layoutPriority(1)
    },
    Case("priority 0 without a least width gets nothing", 6, "bbbbbb") {
      Box("a")
      Box("b").layoutPriority(1)
    },
    Case("three priorities", 9, "abbcccccc") {
      Box("a").frame(minWidth: 1).layoutPriority(-1)
      Box("b").frame(minWidth: 2)
      Box("c").layoutPriority(2)
    },
    Case("a priority inside of a modifier counts", 6, "bbbbbb") {
      Box("a")
      Box("b").layoutPriority(1).padding(0)
    },
    Case("the outermost priority wins", 6, "aaabbb") {
      Box("a")
      Box("b").layoutPriority(1).layoutPriority(0)
    },
    Case("a spacer takes what is left", 8, "ab    cd") {
      Text("ab")
      Spacer()
      Text("cd")
    },
    Case("two spacers share", 9, "   ab   c") {
      Spacer()
      Text("ab")
      Spacer()
      Text("c")
    },
    Case("a spacer in a modifier still grows along the stack only", 6, "a    b") {
      Text("a")
      Spacer().padding(0)
      Text("b")
    },
    Case("a spacer keeps its least length", 6, "a…   …") {
      Text("abcdef")
      Spacer(minLength: 3)
      Text("ghijkl")
    },
    Case("a text leaves what it doesn't need", 9, "abcdefgh…") {
      Text("a")
      Text("bcdefghijk")
    },
    Case("texts that don't fit share", 6, "ab…de…") {
      Text("abcc")
      Text("defg")
    },
    Case("a nested stack is one view", 8, "aabbcccc") {
      HStack(spacing: 0) {
        Box("a")
        Box("b")
      }
      Box("c")
    },
    Case("a group is several views", 9, "aaabbbccc") {
      Group {
        Box("a")
        Box("b")
      }
      Box("c")
    },
    Case("a fixed frame in a nested stack", 8, "xxaaabbb") {
      HStack(spacing: 0) {
        Box("x").frame(width: 2)
        Box("a")
      }
      .frame(minWidth: 5)
      Box("b")
    },
    Case("too little room cuts nobody below the least", 3, "xxyy") {
      Box("x").frame(width: 2)
      Box("y").frame(width: 2)
    },
  ]

  @Test func `a row divides its width`() {
    for test in cases {
      let host = TestHost(width: 20, height: 1) {
        test.view.frame(width: test.width, height: 1, alignment: .leading).frame(
          width: 20, alignment: .leading)
      }
      expect(host.trimmedText, test.expected, "\(test.name)")
    }
  }

  @Test func `rows and columns divide alike`() {
    let host = TestHost(width: 1, height: 7) {
      VStack {
        Color.red
        Color.blue.frame(maxHeight: 2)
        Spacer(minLength: 1)
      }
    }
    expect(
      (0..<7).map { host.screen[0, $0].style.background }, [.red, .red, .red, .red, .blue, .blue, nil])
  }

  @Test func `without a limit every view has its ideal length`() {
    let stack = HStack(spacing: 1) {
      Text("abc")
      Box("x")
      Spacer(minLength: 2)
      Box("y").frame(idealWidth: 4)
    }
    expect(size(of: stack, for: .unspecified), Size(width: 3 + 1 + 2 + 4 + 3, height: 1))
    expect(size(of: stack.fixedSize(), for: .zero), Size(width: 13, height: 1))
  }

  @Test func `a stack across takes the most of its views`() {
    let stack = VStack {
      Text("abc")
      Text("a")
    }
    expect(size(of: stack, for: ProposedViewSize(width: 10, height: 10)), Size(width: 3, height: 2))
    expect(size(of: stack, for: .zero), Size(width: 0, height: 2))
    expect(size(of: VStack {}, for: ProposedViewSize(width: 10, height: 10)), .zero)
  }

  @Test func `negative spacing overlaps`() {
    expect(
      screen(5, 1) {
        HStack(spacing: -1) {
          Text("abc")
          Text("xy")
        }
      }, ["abxy"])
  }
}
