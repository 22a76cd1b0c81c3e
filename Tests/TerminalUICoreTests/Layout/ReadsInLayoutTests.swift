import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// A text whose guide is where a state says, which no body reads.
private struct Guided: View {
  @State private var shift = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("abcd")
      Text("x").alignmentGuide(.leading) { _ in -shift }
    }
    .onKeyPress("n") {
      shift += 1
      return .handled
    }
  }
}

/// Puts its views where a function says.
private struct Shifting: Layout {
  let shift: () -> Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: 4, height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: Point(x: shift(), y: 0), proposal: .unspecified) }
  }
}

private struct Shifted: View {
  @State private var shift = 0
  @State private var width = 4

  var body: some View {
    Shifting(shift: { shift })() { Text("x") }
      .onKeyPress("n") {
        shift += 1
        return .handled
      }
  }
}

@Observable private final class Shift {
  var columns = 0
}

/// Is as wide as a function says.
private struct Wide: Layout {
  let width: () -> Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: width(), height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Widening: View {
  @State private var width = 1

  var body: some View {
    HStack(spacing: 0) {
      Wide(width: { width })() { Text("x") }
      Text("|")
    }
    .onKeyPress("n") {
      width += 1
      return .handled
    }
  }
}

@Suite struct ReadsInLayoutTests {
  @Test func `a state that only an alignment guide reads places the view anew, without a body`() {
    let host = TestHost(width: 4, height: 2) { Guided() }
    expect(host.text, "abcd\nx   ")
    for expected in ["abcd\n x  ", "abcd\n  x ", "abcd\n   x"] {
      host.type("n")
      expect(host.text, expected)
      expect(host.record.bodies, [])
      expect(host.record.layouts, above: 0)
    }
    expect(host.issues, [])
  }

  @Test func `a state that only a layout reads places its views anew, without a body`() {
    let host = TestHost(width: 4, height: 1) { Shifted() }
    expect(host.text, "x   ")
    for expected in [" x  ", "  x ", "   x"] {
      host.type("n")
      expect(host.text, expected)
      expect(host.record.bodies, [])
      expect(host.record.layouts, above: 0)
    }
  }

  private struct ShiftedAtTimes: View {
    @State private var shift = 1
    @State private var isShifted = true

    var body: some View {
      Shifting(shift: { isShifted ? shift : 0 })() { Text("x") }
        .onKeyPress("n") {
          shift += 1
          return .handled
        }
        .onKeyPress("o") {
          isShifted.toggle()
          return .handled
        }
    }
  }

  @Test func `a layout follows only what it has read the last time`() {
    let host = TestHost(width: 4, height: 1) { ShiftedAtTimes() }
    expect(host.text, " x  ")
    host.type("o")
    expect(host.text, "x   ")
    host.type("n")
    expect(host.record.layouts, 0)
    host.type("o")
    expect(host.text, "  x ")
  }

  @Test func `a state that decides on a layout's size moves what is beside it`() {
    let host = TestHost(width: 5, height: 1) { Widening().fixedSize().frame(width: 5, alignment: .leading) }
    expect(host.text, "x|   ")
    host.type("nn")
    expect(host.text, " x | ")
    expect(host.record.bodies, [])
  }

  @Test func `a turn in which nothing of it changes lays nothing out`() {
    let host = TestHost(width: 4, height: 2) { Guided() }
    host.type("n")
    host.turn()
    expect(host.record.layouts, 0)
  }

  @Test func `a layout that left reads nothing`() {
    struct Leaving: View {
      @State private var shift = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Shifting(shift: { shift })() { Text("x") } }
          Text("y")
        }
        .onKeyPress("n") {
          shift += 1; return .handled
        }
        .onKeyPress("h") {
          isShown = false; return .handled
        }
      }
    }
    let host = TestHost(width: 4, height: 2) { Leaving() }
    host.type("h")
    host.type("n")
    expect(host.record.layouts, 0)
    expect(host.record.bodies, [])
  }

  @Test func `what a layout reads is kept once in a while, not for each layout`() {
    let shift = Shift()
    let host = TestHost(width: 9, height: 1) { Shifting(shift: { shift.columns })() { Text("x") } }
    for width in 10..<200 { host.resize(width: width, height: 1) }
    var most = 0
    func count(_ node: Node) {
      most = max(most, node.readings.count)
      node.visitChildren(count)
    }
    count(host.host.root)
    expect(most, atMost: 40)
    let before = host.text
    shift.columns = 2
    host.turn()
    expect(host.text, "  " + before.dropLast(2))
  }
}
