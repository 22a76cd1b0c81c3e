import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// A view of one byte.
private struct Small: View {
  let value: UInt8
  var body: some View { Text("s\(value)") }
}

/// A view whose place in memory is a multiple of 16.
private struct Aligned: View {
  let value: SIMD4<Float>
  var body: some View { Text("a\(Int(value.x))") }
}

/// A view without bytes.
private struct Empty: View {
  var body: some View { Text("e") }
}

/// A view that owns something.
private struct Owning: View {
  let object: Token
  let words: [String]
  var body: some View { Text(words.joined()) }
}

private final class Token {}

/// What is in each row.
private func words(_ host: TestHost) -> [Substring] { host.text.split(whereSeparator: \.isWhitespace) }

/// The views of a block are read where they lie, each at the next place that its alignment allows.
@Suite struct TupleViewTests {
  private struct Mixed: View {
    @State private var count = 0
    let token: Token

    var body: some View {
      VStack(alignment: .leading) {
        Small(value: UInt8(count))
        Aligned(value: [Float(count), 1, 2, 3])
        Small(value: UInt8(count + 1))
        Empty()
        Owning(object: token, words: ["w", "\(count)"])
        Small(value: UInt8(count + 2))
        Aligned(value: [Float(count + 3), 1, 2, 3])
      }
      .onKeyPress("n") {
        count += 1
        return .handled
      }
    }
  }

  @Test func `views of any size and alignment are made and updated`() {
    let host = TestHost(width: 6, height: 8) { Mixed(token: Token()) }
    expect(words(host), ["s0", "a0", "s1", "e", "w0", "s2", "a3"])
    host.press("n")
    expect(words(host), ["s1", "a1", "s2", "e", "w1", "s3", "a4"])
    // All but the empty one differ.
    expectEmpty(host.record.bodies.filter { $0 == "Empty" })
  }

  private struct Many: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Small(value: 0)
        Small(value: UInt8(count))
        Small(value: 2)
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Aligned(value: [Float(count), 0, 0, 0])
        Text("\(count)")
      }
      .onKeyPress("n") {
        count += 1
        return .handled
      }
    }
  }

  @Test func `a block may have more than ten views`() {
    let host = TestHost(width: 6, height: 12) { Many() }
    expect(words(host), ["s0", "s0", "s2", "3", "4", "5", "6", "7", "8", "9", "a0", "0"])
    host.press("n")
    expect(words(host), ["s0", "s1", "s2", "3", "4", "5", "6", "7", "8", "9", "a1", "1"])
    expect(host.record.bodies, ["Many", "Small", "Aligned"])
  }

  @Test func `what a view owns is let go once it is replaced`() {
    weak var token: Token?
    do {
      let object = Token()
      token = object
      let host = TestHost(width: 6, height: 8) { Mixed(token: object) }
      host.press("n")
    }
    expectNil(token)
  }
}
