import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// The parts of modified views, and of branches, which are told apart by a byte.
@MainActor struct ViewPartsTests {
  @Test func `a branch of two small views is known`() { check(EmptyView(), EmptyView()) }
  @Test func `a branch of a text and nothing is known`() { check(Text("some text"), EmptyView()) }
  @Test func `a branch of nothing and a text is known`() { check(EmptyView(), Text("some text")) }
  @Test func `a branch of objects is known`() {
    check(PartHolder(object: PartObject()), PartHolder(object: PartObject()))
  }
  @Test func `a branch of a flag and an object is known`() {
    check(PartFlag(isOn: true), PartHolder(object: PartObject()))
  }
  @Test func `a branch of optionals is known`() { check(Text?.none, PartFlag?.some(PartFlag(isOn: false))) }
  @Test func `a branch in a branch is known`() {
    check(
      _ConditionalContent<PartFlag, Text>.second(Text("x")),
      _ConditionalContent<Text, PartFlag>.first(Text("y")))
  }

  @Test func `a modifier behind a view of odd size is found`() {
    let host = TestHost(width: 12, height: 3) {
      PartFlag(isOn: true).modifier(PartModifier(wide: .init(repeating: 7), text: "seen"))
    }
    expect(host.screen.text, contains: "seen 7 on")
  }

  private func check<First: View, Second: View>(_ first: First, _ second: Second) {
    var views: [_ConditionalContent<First, Second>] = [.first(first), .second(second)]
    views.withUnsafeMutableBufferPointer { views in
      let isFirst = (0..<2).map {
        _ConditionalContent<First, Second>.isFirst(UnsafeMutableRawPointer(views.baseAddress! + $0))
      }
      expect(isFirst, [true, false])
    }
  }
}

private final class PartObject {}

private struct PartHolder: View {
  let object: PartObject
  var body: some View { EmptyView() }
}

private struct PartFlag: View {
  let isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

private struct PartModifier: ViewModifier {
  let wide: SIMD8<Int>
  let text: String
  func body(content: Content) -> some View {
    HStack {
      Text("\(text) \(wide[3])")
      content
    }
  }
}
