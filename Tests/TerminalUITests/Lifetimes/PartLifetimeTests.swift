import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// Parts of a living tree that go: nothing of them is left when the turn is over, whoever looks on.
@Suite struct PartLifetimeTests {
  @Test func `a screen that is popped is gone, and so is what was pushed over it`() {
    let model = Model()
    let host = TestHost(width: 40, height: 12) {
      NavigationStack(path: model.binding(\.path)) {
        Button("start") {}.navigationDestination(for: Int.self) { number in
          TextField("field \(number)", text: model.binding(\.text))
        }
      }
    }
    model.path = [1, 2, 3]
    host.turn()
    host.press(.tab)
    let nodes = Survivors(host.host)
    model.path = []
    host.turn()
    expect(nodes.namesOfThoseThatLeft, [])
    expect(nodes.names.count, below: nodes.count)
  }

  @Test(arguments: Over.allCases)
  func `what stands over the screen is gone when it was closed`(over: Over) {
    let model = Model()
    let host = TestHost(width: 40, height: 12) { OverView(over: over, model: model) }
    for round in 0..<3 {
      let before = Survivors(host.host)
      if over == .menu { host.press(.return) } else { model.isOpen = true }
      host.turn()
      host.press(.tab)
      let nodes = Survivors(host.host)
      expect(nodes.count, above: before.count, "\(over) wasn't there")
      if over == .menu { host.press(.escape) } else { model.isOpen = false }
      host.turn()
      expect(nodes.namesOfThoseThatLeft, [], "\(over), round \(round)")
      expect(nodes.names.count, below: nodes.count, "\(over) wasn't closed")
    }
  }

  @Test(arguments: Over.allCases)
  func `a host is gone although something stands over it`(over: Over) {
    weak var weakHost: ViewHost?
    var nodes: Survivors?
    let model = Model()
    do {
      let host = TestHost(width: 40, height: 12) { OverView(over: over, model: model) }
      if over == .menu { host.press(.return) } else { model.isOpen = true }
      host.turn()
      host.press(.tab)
      nodes = Survivors(host.host)
      weakHost = host.host
    }
    expect(nodes?.names, [], "\(over)")
    expectNil(weakHost, "\(over)")
  }

  // Where the field was is remembered until the base has the keyboard again, without the field.
  @Test func `a field that goes under a sheet is gone, and the focus finds its neighbour`() {
    let model = Model()
    let host = TestHost(width: 40, height: 12) {
      VStack {
        ForEach(0..<4, id: \.self) { number in
          if number != 2 || !model.isWithout { Button("button \(number)") { model.text = "\(number)" } }
        }
      }
      .sheet(isPresented: model.binding(\.isOpen)) { Text("sheet") }
    }
    for _ in 0..<2 { host.press(.tab) }
    model.isOpen = true
    host.turn()
    let nodes = Survivors(host.host)
    model.isWithout = true
    host.turn()
    expect(nodes.namesOfThoseThatLeft, [])
    expect(nodes.names.count, below: nodes.count)
    host.press(.escape)
    host.press(.return)
    expect(model.text, "3")
  }

  @Test func `a view that leaves a picture is gone at once, and its states with the picture`() {
    let model = Model()
    let host = TestHost(width: 40, height: 12) {
      Watching {
        if !model.isWithout { Counter().modifier(LeavesPicture(for: .milliseconds(200))) }
        Text("rest")
      }
    }
    let states = StateTable.count
    let nodes = Survivors(host.host)
    model.isWithout = true
    host.turn()
    expect(host.text, contains: "count 0")
    expect(nodes.namesOfThoseThatLeft, [])
    expect(nodes.names.count, below: nodes.count)
    expect(StateTable.count, states)
    host.advance(by: .milliseconds(300))
    expect(host.text, lacks: "count 0")
    expect(StateTable.count, states - 1)
  }

  @Test func `the states that a picture keeps are freed with its host`() {
    let states = StateTable.count
    weak var weakHost: ViewHost?
    do {
      let model = Model()
      let host = TestHost(width: 40, height: 12) {
        Watching {
          if !model.isWithout { Counter().modifier(LeavesPicture(for: .milliseconds(200))) }
        }
      }
      model.isWithout = true
      host.turn()
      expect(host.text, contains: "count 0")
      weakHost = host.host
    }
    expectNil(weakHost)
    expect(StateTable.count, states)
  }

  @Test func `views that come and go under a cover don't add up`() {
    let model = Model()
    let host = TestHost(width: 40, height: 12) {
      Watching {
        VStack { Text(model.text).id(model.path.count / 2) }
          .fullScreenCover(isPresented: model.binding(\.isOpen)) { Text("cover") }
      }
    }
    model.isOpen = true
    host.turn()
    var nodes: [Survivors] = []
    for number in 0..<20 {
      nodes.append(Survivors(host.host))
      // Its text changes before it goes, which is for a layout when it is seen again.
      model.path.append(number)
      model.text += "\(number)"
      host.turn()
    }
    expect(nodes.flatMap(\.namesOfThoseThatLeft), [])
    expect(nodes.dropLast().allSatisfy { $0.names.count < $0.count })
  }
}

/// What may stand over a view.
nonisolated enum Over: CaseIterable, Sendable {
  case sheet, cover, alert, confirmation, popover, menu, sheetOverSheet
}

@Observable private final class Model {
  var path: [Int] = []
  var text = ""
  var isOpen = false
  var isWithout = false

  func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding {
      self[keyPath: path]
    } set: {
      self[keyPath: path] = $0
    }
  }
}

/// Evaluates its content anew when what that reads changes.
private struct Watching<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("count \(count)").onDisappear { count += 1 } }
}

private struct OverView: View {
  let over: Over
  let model: Model

  private var isOpen: Binding<Bool> { model.binding(\.isOpen) }
  private var field: some View {
    VStack {
      TextField("field", text: model.binding(\.text))
      Button("button") {}
    }
  }

  var body: some View {
    switch over {
    case .sheet: Button("base") {}.sheet(isPresented: isOpen) { field }
    case .cover: Button("base") {}.fullScreenCover(isPresented: isOpen) { field }
    case .alert: Button("base") {}.alert("alert", isPresented: isOpen) { field }
    case .confirmation:
      Button("base") {}.confirmationDialog("sure?", isPresented: isOpen) { Button("yes") {} }
    case .popover: Button("base") {}.popover(isPresented: isOpen) { field }
    case .menu:
      Menu("menu") {
        Button("one") {}; Menu("more") { Button("two") {} }
      }
    case .sheetOverSheet:
      Button("base") {}.sheet(isPresented: isOpen) { field.sheet(isPresented: isOpen) { field } }
    }
  }
}
