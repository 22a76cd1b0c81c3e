import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// A parent that makes its child anew at each click, and shows how often that was.
private struct Parent<Child: View>: View {
  let child: (Int) -> Child
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      child(count)
    }
    .onKeyPress("n") {
      count += 1
      return .handled
    }
  }
}

/// The bodies evaluated when the parent was evaluated again.
private func bodies<Child: View>(@ViewBuilder of child: @escaping (Int) -> Child) -> [String] {
  let host = TestHost(width: 20, height: 10) { Parent(child: child) }
  host.press("n")
  expect(host.record.bodies.first, "Parent")
  return Array(host.record.bodies.dropFirst())
}

private final class Subject: Observable { var number = 0 }

@Suite struct ChildComparisonTests {
  @Test func `values with the same bytes are equal`() {
    // C1
    struct Plain: View {
      let number: Int
      let flag: Bool
      var body: some View { Text("\(number)") }
    }
    expect(bodies { _ in Plain(number: 3, flag: true) }, [])
    expect(bodies { Plain(number: $0, flag: true) }, ["Plain"])
  }

  @Test func `plain data is compared by its bytes, not by its ==`() {
    // C2
    struct Always: View, Equatable {
      let number: Int
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
      var body: some View { Text("\(number)") }
    }
    expect(bodies { Always(number: $0) }, ["Always"])
  }

  @Test func `equatable() asks == even of plain data`() {
    // C2
    struct ByParity: View, Equatable {
      let number: Int
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
      var body: some View { Text("\(number)") }
    }
    expect(bodies { ByParity(number: $0 * 2).equatable() }, [])
    expect(bodies { ByParity(number: $0).equatable() }, ["ByParity"])
    expect(bodies { EquatableView(content: ByParity(number: $0 * 2)) }, [])
  }

  @Test func `an equatable view with references is compared by its ==`() {
    // C3
    struct ByTitle: View, Equatable {
      let title: String
      let model: Subject
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }
      var body: some View { Text(title) }
    }
    expect(bodies { _ in ByTitle(title: "same", model: Subject()) }, [])
    expect(bodies { ByTitle(title: "\($0)", model: Subject()) }, ["ByTitle"])
  }

  @Test func `a == without the conformance is not used`() {
    // C3
    struct Almost: View {
      let title: String
      let model: Subject
      static func == (lhs: Self, rhs: Self) -> Bool { true }
      var body: some View { Text(title) }
    }
    expect(bodies { _ in Almost(title: "same", model: Subject()) }, ["Almost"])
  }

  @Test func `fields are compared one by one`() {
    // C4
    enum Kind {
      case plain
      case named(String, Subject)
    }
    struct Fields: View {
      let title: String
      let model: Subject
      let pair: (String, Int?)
      let kind: Kind
      let any: any CustomStringConvertible
      var body: some View { Text(title) }
    }
    let model = Subject()
    func fields(
      _ title: String = "title", model: Subject, number: Int? = 3, kind: Kind,
      any: any CustomStringConvertible = "a"
    ) -> Fields {
      Fields(title: title, model: model, pair: ("pair", number), kind: kind, any: any)
    }
    expect(
      bodies { _ in fields(String("title".reversed().reversed()), model: model, kind: .named("k", model)) },
      [])
    expect(bodies { fields("title \($0)", model: model, kind: .plain) }, ["Fields"])
    expect(bodies { _ in fields(model: Subject(), kind: .plain) }, ["Fields"])
    expect(bodies { fields(model: model, number: $0 == 0 ? nil : 1, kind: .plain) }, ["Fields"])
    expect(bodies { fields(model: model, kind: $0 == 0 ? .plain : .named("k", model)) }, ["Fields"])
    expect(bodies { fields(model: model, kind: .named("\($0)", model)) }, ["Fields"])
    expect(
      bodies { fields(model: model, kind: .plain, any: $0 == 0 ? "0" as any CustomStringConvertible : 0) },
      ["Fields"])
    expect(bodies { fields(model: model, kind: .plain, any: $0) }, ["Fields"])
    expect(bodies { _ in fields(model: model, kind: .plain, any: 5) }, [])
  }

  @Test func `an action that captures equal values is equal`() {
    // C5
    struct Row: View {
      let action: () -> Void
      var body: some View { Text("row").onTapGesture(perform: action) }
    }
    let model = Subject()
    expect(bodies { _ in Row { model.number += 1 } }, [])
    expect(bodies { count in Row { model.number = count } }, ["Row"])
    let number = 5
    expect(bodies { _ in Row { model.number = number } }, [])
    // What nobody tracks may have changed.
    let plain = Untracked()
    expect(bodies { _ in Row { plain.number += 1 } }, [])
    expect(bodies { _ in Row { plain.number = number } }, ["Row"])
  }

  @Test func `states and values of the environment are no part of the comparison`() {
    // C6
    struct Stateful: View {
      @State private var number = Int.random(in: 0...1_000_000)
      @Environment(\.isEnabled) private var isEnabled
      let title: String
      var body: some View { Text("\(title) \(number) \(isEnabled)") }
    }
    expect(bodies { _ in Stateful(title: "a") }, [])
    struct Restless: View {
      let number = Int.random(in: 0...1_000_000_000)
      var body: some View { Text("\(number)") }
    }
    expect(bodies { _ in Restless() }, ["Restless"])
  }

  @Test func `a row whose block captured a view sees its environment change`() {
    // C5, C6: what a closure captured is compared whole, or it would keep the old value.
    struct Rows: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        VStack { ForEach(0..<2) { Text("\($0) \(isEnabled)") } }
      }
    }
    struct Screen: View {
      @State private var isDisabled = false
      var body: some View {
        Rows().disabled(isDisabled)
          .onTapGesture { isDisabled.toggle() }
      }
    }
    let host = TestHost(width: 7, height: 2) { Screen() }
    expect(host.trimmedText, "0 true\n1 true")
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen", "Rows"])
    expect(host.trimmedText, "0 false\n1 false")
  }

  @Test func `a block that captured the content of a modifier is equal, and shows another content`() {
    // C5, Mend B4
    struct Framed<Content: View>: View {
      let content: () -> Content
      var body: some View { content() }
    }
    struct Count: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          Text("\(count)").onTapGesture { count += 1 }
          Framed { content }
        }
      }
    }
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        Text(name).modifier(Count()).onKeyPress("n") {
          name += "!"
          return .handled
        }
      }
    }
    let host = TestHost(width: 2, height: 2) { Screen() }
    host.click(on: "0")
    expect(host.record.bodies, ["Count"])
    host.press("n")
    expect(host.record.bodies, ["Screen"])
    expect(host.text.split(whereSeparator: \.isWhitespace), ["1", "a!"])
  }
}
