import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Views that come and go, frame by frame.
@MainActor @Suite struct TransitionTests {
  private struct Door: View {
    let transition: AnyTransition
    var log: (String) -> Void = { _ in }
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        if isOpen {
          Text("abcdefgh").transition(transition).onDisappear { log("gone") }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
        return .handled
      }
      .onKeyPress("n") {
        isOpen.toggle()
        return .handled
      }
    }
  }

  private func host(_ transition: AnyTransition, log: @escaping (String) -> Void = { _ in }) -> TestHost {
    TestHost(width: 12, height: 3, motion: true) { Door(transition: transition, log: log) }
  }

  /// A way of 32 points across is 4 columns, there and back.
  @Test func `lengths of a transition have the unit around`() {
    func rows(_ transition: AnyTransition, in unit: LengthUnit) -> [String] {
      let host = TestHost(width: 12, height: 3, motion: true) {
        Door(transition: transition).lengthUnit(unit)
      }
      host.type("g")
      var rows = host.snapshots(at: .zero, .milliseconds(500), .seconds(1))
      host.type("g")
      rows += host.snapshots(at: .zero, .milliseconds(500), .seconds(1))
      return rows
    }
    let inCells = rows(.offset(x: 4), in: .cells)
    expect(rows(.offset(x: 32), in: .points), inCells)
    expect(rows(.offset(Size(width: 32, height: 0)), in: .points), inCells)
    expect(Set(inCells).count > 2)
  }

  private func row(_ host: TestHost) -> String {
    String(host.text.split(separator: "\n", omittingEmptySubsequences: false)[1])
  }

  @Test(arguments: [
    ("move", "efgh        ", "efgh        "), ("slide", "efgh        ", "    abcd    "),
    ("push", "    abcd    ", "efgh        "), ("scale", "  cdef      ", "  cdef      "),
    ("offset", "  abcdefgh  ", "  abcdefgh  "),
  ])
  func `a view comes and goes by its transition`(_ name: String, _ coming: String, _ going: String) {
    // Motion B10, B11
    let transitions: [String: AnyTransition] = [
      "move": .move(edge: .leading), "slide": .slide, "push": .push(from: .trailing), "scale": .scale,
      "offset": .offset(x: 4),
    ]
    let host = host(transitions[name]!)
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(row(host), coming)
    host.advance(by: .seconds(0.6))
    expect(row(host), "abcdefgh    ")
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(row(host), going)
    host.advance(by: .seconds(0.6))
    expect(row(host), "            ")
    expectEmpty(host.animations)
  }

  @Test func `a view that goes is out of the tree at once, and disappears when its picture has gone`() {
    // Motion B10
    var log: [String] = []
    let host = host(.move(edge: .leading)) { log.append($0) }
    host.press("g")
    host.advance(by: .seconds(2))
    host.press("g")
    expect(host.treeDescription, lacks: "abcdefgh")
    expect(row(host), "abcdefgh    ")
    host.advance(by: .seconds(0.5))
    expectEmpty(log)
    host.advance(by: .seconds(0.6))
    expect(log, ["gone"])
  }

  @Test func `without an animation a view comes and goes at once`() {
    let host = host(.slide)
    host.press("n")
    expect(row(host), "abcdefgh    ")
    host.press("n")
    expect(row(host), "            ")
    expect(host.animationWakeCount, 0)
  }

  @Test func `with reduced motion there are no transitions`() {
    // Motion B13
    let host = TestHost(width: 12, height: 3) { Door(transition: .slide) }
    host.press("g")
    expect(row(host), "abcdefgh    ")
    host.press("g")
    expect(row(host), "            ")
    expectNil(host.host.timerDeadline)
  }

  private struct Rows: View {
    @State private var rows = [0, 1, 2]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows, id: \.self) { Text("r\($0)") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("a") {
        withAnimation(.linear(duration: 1)) { rows.insert(3, at: 0) }
        return .handled
      }
      .onKeyPress("d") {
        withAnimation(.linear(duration: 1)) { _ = rows.removeFirst() }
        return .handled
      }
    }
  }

  @Test func `without a transition a row fades, and the others make room`() {
    // Motion B10, B11
    let host = TestHost(width: 4, height: 4, motion: true) { Rows() }
    host.press("a")
    expect(host.trimmedText, "r0\nr1\nr2")
    host.advance(by: .seconds(0.6))
    expect(host.trimmedText, "r3\nr0\nr1\nr2")
    expect(host.screen[0, 0].style.attributes, contains: .dim)
    host.advance(by: .seconds(0.5))
    expect(host.screen[0, 0].style.attributes, lacks: .dim)
    host.press("d")
    expect(host.trimmedText, "r3\nr0\nr1\nr2")
    host.advance(by: .seconds(1.1))
    expect(host.trimmedText, "r0\nr1\nr2")
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
  }

  private struct Twist: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 4)
    }
  }

  @Test func `a transition of an app's own comes by what its body says`() {
    let host = host(AnyTransition(Twist()).combined(with: .opacity))
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(row(host), "  abcdefgh  ")
    host.advance(by: .seconds(1))
    host.press("g")
    host.advance(by: .seconds(1.1))
    expect(row(host), "            ")
  }
}

/// Views that take the place of others.
@MainActor @Suite struct MatchedGeometryTests {
  private struct Card: View {
    @State private var isOpen = false
    @Namespace private var names

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if !isOpen { Text("small").matchedGeometryEffect(id: "card", in: names) }
        Spacer()
        if isOpen {
          Text("large").matchedGeometryEffect(id: "card", in: names)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
        return .handled
      }
    }
  }

  @Test func `a view comes from where the one with its name was`() {
    // Motion B12
    let host = TestHost(width: 25, height: 11, motion: true) { Card() }
    host.press("g")
    // It comes as the other one goes.
    expect(host.text, contains: "small")
    expect(host.model { host.position(of: "large") }, Point(x: 20, y: 10))
    host.advance(by: .seconds(0.5))
    expect(host.position(of: "large"), Point(x: 10, y: 5))
    host.advance(by: .seconds(0.6))
    expect(host.position(of: "large"), Point(x: 20, y: 10))
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(host.position(of: "small"), Point(x: 10, y: 5))
    host.advance(by: .seconds(0.6))
    expect(host.position(of: "small"), .zero)
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
  }

  @Test func `with reduced motion it is there at once`() {
    // Motion B12, B13
    let host = TestHost(width: 25, height: 11) { Card() }
    host.press("g")
    expect(host.position(of: "large"), Point(x: 20, y: 10))
  }

  @Test func `two sources with one name are reported`() {
    // Motion B12
    struct Twins: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("a").matchedGeometryEffect(id: 1, in: names)
          Text("b").matchedGeometryEffect(id: 1, in: names)
        }
      }
    }
    let host = TestHost(width: 5, height: 2) { Twins() }
    expect(host.issues.contains { if case .duplicateIdentity = $0 { true } else { false } })
    let one = TestHost(width: 25, height: 11) { Card() }
    expectEmpty(one.issues)
  }
}
