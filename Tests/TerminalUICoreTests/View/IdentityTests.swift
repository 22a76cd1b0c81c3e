import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Counts its own clicks, so that its identity can be seen.
private struct Cell: View {
  let name: String
  @State private var clicks = 0
  var body: some View {
    Text("\(name)\(clicks)").onTapGesture { clicks += 1 }
  }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

@Suite struct IdentityTests {
  @Test func `the branches of an if are different views`() {
    // I1
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        VStack {
          if isFirst { Cell(name: "a") } else { Cell(name: "b") }
        }
        .onKeyPress("t") {
          isFirst.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    host.click(on: "a0")
    expect(host.text, "a1")
    host.press("t")
    expect(host.text, "b0")
    expect(host.record.bodies, ["Screen", "Cell"])
    host.press("t")
    expect(host.text, "a0")
  }

  @Test func `an argument that changes leaves the view the same`() {
    // I1
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Cell(name: isFirst ? "a" : "b")
          .onKeyPress("t") {
            isFirst.toggle()
            return .handled
          }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    host.click(on: "a0")
    host.press("t")
    expect(host.text, "b1")
  }

  @Test func `an optional keeps its view while it is there, and others keep theirs`() {
    // I1
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        HStack(spacing: 0) {
          if count % 3 != 2 { Cell(name: "a\(count)") }
          Cell(name: "z")
        }
        .onKeyPress("t") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 1) { Screen() }
    host.click(on: "a00")
    host.click(on: "z0")
    host.press("t")
    expect(host.text, "a11z1")
    host.press("t")
    expect(host.trimmedText, " z1")
    host.press("t")
    expect(host.text, "a30z1")
  }

  @Test func `each case of a switch is a view of its own`() {
    // I1
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          switch count % 3 {
          case 0: Cell(name: "a")
          case 1: Cell(name: "b")
          default: Cell(name: "c")
          }
        }
        .onKeyPress("t") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    for name in ["a", "b", "c", "a", "b"] {
      expect(host.text, name + "0")
      host.click(on: name + "0")
      expect(host.text, name + "1")
      host.press("t")
    }
  }

  @Test func `another id starts the view anew`() {
    // I1
    struct Screen: View {
      @State private var id = "x"
      @State private var noise = 0
      var body: some View {
        HStack {
          Cell(name: "a").id(id)
          Text("\(noise)")
        }
        .onKeyPress("i") {
          id += "x"
          return .handled
        }
        .onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 4, height: 1) { Screen() }
    host.click(on: "a0")
    host.press("n")
    expect(host.record.bodies, ["Screen"])
    expect(host.text, "a1 1")
    host.press("i")
    expect(host.record.bodies, ["Screen", "Cell"])
    expect(host.text, "a0 1")
  }

  @Test func `a view of another type in the same place is another view`() {
    // I1
    struct Other: View {
      @State private var clicks = 5
      var body: some View { Text("o\(clicks)") }
    }
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        (isFirst ? AnyView(Cell(name: "a")) : AnyView(Other()))
          .onKeyPress("t") {
            isFirst.toggle()
            return .handled
          }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    host.click(on: "a0")
    host.press("t")
    expect(host.text, "o5")
    host.press("t")
    expect(host.text, "a0")
  }

  @Test(arguments: [
    [3, 1, 2], [2, 3, 1], [3, 2, 1], [1, 3], [2], [], [1, 4, 2, 3], [4, 1, 2, 3, 5], [5, 3, 6], [3, 7, 1],
  ])
  func `a row that moves keeps its state`(order: [Int]) {
    // I2
    struct Screen: View {
      let order: [Int]
      @State private var items = [1, 2, 3].map { Item(id: $0, name: "r\($0):") }
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(items) { Cell(name: $0.name) }
          Text("-")
        }
        .onKeyPress("m") {
          items = order.map { Item(id: $0, name: "r\($0):") }
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 7) { Screen(order: order) }
    for row in 1...3 {
      for _ in 0..<row { host.click(x: 1, y: host.position(of: "r\(row):")?.y ?? -1) }
    }
    host.press("m")
    let expected = order.map { "r\($0):\($0 <= 3 ? $0 : 0)" } + ["-"]
    expect(host.trimmedText.split(separator: "\n").map { $0.trimmed }, expected)
    expect(host.record.bodies, ["Screen"] + order.filter { $0 > 3 }.map { _ in "Cell" })
  }

  @Test func `rows with the same identity all show, and are reported`() {
    // I2
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let host = TestHost(width: 2, height: 3) { VStack { ForEach(items) { Cell(name: $0.name) } } }
    expect(host.text, "a0\nb0\nc0")
    expect(host.issues, [.duplicateIdentity("1", view: "ForEach")])
    expect(host.issues[0].description, contains: "identity 1")
  }

  @Test func `a row whose element changed behind the same identity is evaluated, the others are not`() {
    // I2, E3
    struct Screen: View {
      @State private var items = (1...4).map { Item(id: $0, name: "r\($0):") }
      var body: some View {
        VStack { ForEach(items) { Cell(name: $0.name) } }
          .onKeyPress("c") {
            items[2].name = "new"
            return .handled
          }
      }
    }
    let host = TestHost(width: 4, height: 4) { Screen() }
    host.press("c")
    expect(host.record.bodies, ["Screen", "Cell"])
    expect(host.text, "r1:0\nr2:0\nnew0\nr4:0")
  }

  @Test func `what the block of a ForEach reads belongs to the ForEach`() {
    // I2, W5
    struct Screen: View {
      let log: Log
      @State private var mark = "a"
      var body: some View {
        VStack {
          ForEach(0..<2) { row in
            log.note("row \(row)")
            return Text("\(row)\(mark)")
          }
        }
        .onKeyPress("b") {
          mark = "b"
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 2) { Screen(log: log) }
    _ = log.take()
    host.press("b")
    expect(host.record.bodies, [])
    expect(log.take(), ["row 0", "row 1"])
    expect(host.text, "0b\n1b")
  }

  @Test func `the focus stays with a row that moves`() {
    // I2
    struct Row: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "<\(name)>" : " \(name) ") }
    }
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0).focusable() }
        }
        .onKeyPress("r") {
          names.reverse()
          return .handled
        }
        .onKeyPress("d") {
          names.removeAll { $0 == "a" }
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 3) { Screen() }
    expect(host.text, "<a>\n b \n c ")
    host.press("r")
    expect(host.text, " c \n b \n<a>")
    host.press("d")
    // Mend C3: the row before it, as none comes behind.
    expect(host.trimmedText, " c\n<b>")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
