import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Views in each other, deeper than anyone writes them: the usual stack of 8 MB is enough for 900, in a debug build as well.
@Suite struct DepthTests {
  enum Kind: CaseIterable {
    case padding, hidden, identity, environment, row, column, background, geometry, layout, transform

    func wrap(_ view: AnyView) -> AnyView {
      switch self {
      case .padding: AnyView(view.padding(0))
      case .hidden: AnyView(view.bold())
      case .identity: AnyView(view.id(1))
      case .environment: AnyView(view.lineLimit(1))
      case .row: AnyView(HStack { view })
      case .column:
        AnyView(
          VStack {
            Spacer()
            view
          })
      case .background: AnyView(view.background(Color.red))
      case .geometry: AnyView(GeometryReader { _ in view })
      case .layout: AnyView(Scatter(step: 2) { view })
      case .transform: AnyView(view.scaleEffect(1.01))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `900 nested modifiers work`(kind: Kind) {
    var view = AnyView(Text("x"))
    for _ in 0..<(kind == .geometry ? 500 : 900) { view = kind.wrap(view) }
    let host = TestHost(width: 3, height: 1) { view }
    host.resize(width: 4, height: 2)
    host.click(x: 1, y: 1)
    expectEmpty(host.issues)
    expect(kind == .layout || host.text.contains("x"))
  }

  @Test func `900 modifiers of one type work`() {
    func nest(_ view: some View, _ count: Int) -> TestHost {
      count == 0 ? TestHost(width: 3, height: 1) { view } : nest(view.clipped(), count - 1)
    }
    let host = nest(Text("x"), 900)
    expect(host.text, " x ")
    expectEmpty(host.issues)
  }

  @Test func `900 views with a body and a state work`() {
    let host = TestHost(width: 3, height: 1) { Recursive(number: 900) }
    expect(host.text, " x ")
    expectEmpty(host.issues)
  }

  @Test(arguments: Kind.allCases)
  func `what is too deep is cut with an issue`(kind: Kind) {
    var view = AnyView(Text("x"))
    for _ in 0..<5_000 { view = kind.wrap(view) }
    let host = TestHost(width: 3, height: 1) { view }
    host.resize(width: 4, height: 2)
    host.click(x: 1, y: 1)
    expect(host.issues.count, 1)
    guard case .tooDeep? = host.issues.first else {
      Issue.record("\(host.issues)")
      return
    }
  }

  @Test func `a view that contains itself without end is cut with an issue`() {
    let host = TestHost(width: 3, height: 1) { Endless() }
    expect(host.issues.count, 1)
    guard case .tooDeep("Endless", let limit)? = host.issues.first else {
      Issue.record("\(host.issues)")
      return
    }
    expect(limit, atLeast: 900)
  }

  @Test func `a view that contains itself in a modifier is one item by its type`() {
    expect(Recursive._isUnary)
    expect(!Several._isUnary)
    expect(screen(7, 2) { Several(number: 3).border().frame(height: 2) }.isEmpty, false)
  }

  @Test func `deeply nested stacks that divide their length are measured in no time`() {
    var view = AnyView(Text("x"))
    for number in 0..<100 {
      let inner = view
      view =
        number % 2 == 0
        ? AnyView(
          HStack {
            inner
            Spacer()
            Text("a b")
          })
        : AnyView(
          VStack(alignment: .leading) {
            inner.alignmentGuide(.leading) { $0.width / 2 }
            Spacer()
            Text("c d")
          })
    }
    let start = WorkCounter.count
    let host = TestHost(width: 200, height: 60) { view }
    host.resize(width: 220, height: 70)
    // Twice as much for one more level would be 2¹⁰⁰.
    expect(WorkCounter.count - start, below: 200_000)
  }
}

private struct Recursive: View {
  let number: Int
  @State private var state = 1

  var body: some View {
    if number > 0 { Recursive(number: number - 1) } else { Text("x").padding(0) }
  }
}

private struct Several: View {
  let number: Int

  var body: some View {
    if number > 0 {
      Several(number: number - 1)
      Text("x")
    }
  }
}

private struct Endless: View {
  var body: some View {
    if true { Endless() }
  }
}
