import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct GeometryReaderTests {
  @Test func `a reader takes the room it is offered and tells its size`() {
    expect(screen(8, 2) { GeometryReader { Text("\($0.size)") } }, "8×2·····\n········")
    expect(
      screen(8, 1) {
        HStack(spacing: 0) {
          Text("ab"); GeometryReader { Text("\($0.size)") }; Text("c")
        }
      }, "ab5×1··c")
    expect(screen(12, 12) { GeometryReader { Text("\($0.size)").fixedSize() }.fixedSize() }, contains: "1×1")
  }

  @Test func `a new size makes the content anew, an old one does not`() {
    let host = TestHost(width: 10, height: 1) {
      GeometryReader { proxy in
        if proxy.size.width > 6 { Text("wide") } else { Text("slim") }
      }
    }
    expect(host.trimmedText, "wide")
    host.resize(width: 5, height: 1)
    expect(host.trimmedText, "slim")
    host.resize(width: 20, height: 2)
    expect(host.trimmedText, "wide")
  }

  @Test func `a state that the block reads evaluates just the block`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        GeometryReader { _ in Text("\(count)").onTapGesture { count += 1 } }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, [])
    expect(host.dots, "1··")
  }

  @Test func `an equal block does not run again`() {
    final class Made { var count = 0 }
    let made = Made()
    let host = TestHost(width: 3, height: 1) {
      Stepping { step in
        GeometryReader { _ in
          made.count += 1
          return Text("x")
        }
        .overlay { Text("\(step)") }
      }
    }
    expect(made.count, 1)
    host.press("n")
    expect(made.count, 1)
    host.resize(width: 4, height: 1)
    expect(made.count, 2)
  }

  @Test func `a value that the block captured is followed`() {
    expect(screens(3, 1, steps: 2) { step in GeometryReader { _ in Text("\(step)") } }, ["0··", "1··"])
  }

  @Test func `several views in a reader lie over each other at the top leading corner`() {
    expect(
      screen(3, 1) {
        GeometryReader { _ in
          Text("abc"); Text("x")
        }
      }, "xbc")
  }

  /// What is in a reader that becomes wider as a number rises.
  private struct Probe: View {
    let n: Int
    let width: Int
    var body: some View { Text("\(n) \(width)") }
  }

  @Test func `content that depends on a state and on the size is evaluated once an update`() {
    // Counterexample 11, E5
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        GeometryReader { proxy in Probe(n: n, width: proxy.size.width) }
          .frame(width: 5 + n)
          .onTapGesture { n += 1 }
      }
    }
    let host = TestHost(width: 7, height: 1) { Screen() }
    expect(host.record.bodies, ["Screen", "Probe"])
    host.click(x: 3, y: 0)
    expect(host.record.bodies, ["Screen", "Probe"])
    expect(host.text, contains: "1 6")
  }

  @Test func `a view in a reader is evaluated once though it waits as well`() {
    // Counterexample 11, E5
    struct Inner: View {
      let n: Int
      let width: Int
      @Binding var other: Int
      var body: some View { Text("\(n) \(width) \(other)") }
    }
    struct Screen: View {
      @State private var n = 0
      @State private var other = 0
      var body: some View {
        GeometryReader { outer in
          GeometryReader { proxy in Inner(n: n, width: proxy.size.width, other: $other) }
            .frame(width: outer.size.width - 1)
        }
        .frame(width: 8 + n)
        .onTapGesture {
          n += 1
          other += 1
        }
        .onKeyPress("o") {
          other += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 12, height: 1) { Screen() }
    host.click(x: 3, y: 0)
    expect(host.record.bodies, ["Screen", "Inner"])
    expect(host.text, contains: "1 8 1")
    host.press("o")
    expect(host.record.bodies, ["Inner"])
    expect(host.text, contains: "1 8 2")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a name alone names the coordinates, too`() {
    let host = TestHost(width: 12, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        HStack(spacing: 0) {
          Text("ab")
          GeometryReader { proxy in
            let place = proxy.frame(in: .named("row"))
            Text("\(place.minX) \(place.minY)")
          }
          .frame(width: 5, height: 1)
        }
        .coordinateSpace(name: "row")
      }
    }
    expect(host.text, contains: "ab2 0", "\(host.text)")
  }
}
