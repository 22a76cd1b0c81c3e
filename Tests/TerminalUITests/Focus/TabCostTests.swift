import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// What Tab costs among many views that can have the focus.
@Suite struct TabCostTests {
  private struct Buttons: View {
    let count: Int
    var body: some View {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { number in Button("b\(number)") {} } } }
    }
  }

  private func steps(_ count: Int, backward: Bool) -> Int {
    let host = TestHost(width: 20, height: 10) { Buttons(count: count) }
    for _ in 0..<5 { host.press(.tab) }
    let start = WorkCounter.count
    host.press(.tab, modifiers: backward ? .shift : [])
    let steps = WorkCounter.count - start
    expect(host.focusedElement?.label, (backward ? "b4" : "b6"))
    return steps
  }

  // Counterexamples 3, 7
  @Test(arguments: [false, true])
  func `Tab looks at the views beside the one with the focus, and at no others`(backward: Bool) {
    let (few, many) = (steps(50, backward: backward), steps(5_000, backward: backward))
    expect(Double(many), atMost: 1.2 * Double(few) + 40, "\(few) \(many)")
  }

  @Test(arguments: 0..<Soak.count(2, 20))
  func `Tab goes through the views as they are written, whatever came and went`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    struct Changing: View {
      let numbers: Binding<[Int]>
      var body: some View {
        HStack {
          Button("first") {}
          VStack {
            ForEach(numbers.wrappedValue, id: \.self) { number in
              if number % 3 == 0 {
                HStack {
                  Button("b\(number)") {}
                  Button("c\(number)") {}.disabled(number % 2 == 0)
                }
              } else {
                Button("b\(number)") {}
              }
            }
          }
          Button("last") {}
        }
      }
    }
    final class Box { var numbers: Binding<[Int]>? }
    struct Root: View {
      let box: Box
      @State private var numbers = Array(0..<8)
      var body: some View { Changing(numbers: $numbers).onAppear { box.numbers = $numbers } }
    }
    let box = Box()
    let host = TestHost(width: 60, height: 40) { Root(box: box) }
    for round in 0..<12 {
      var numbers = box.numbers?.wrappedValue ?? []
      numbers.shuffle(using: &random)
      if numbers.count > 2 { numbers.removeLast() }
      numbers.insert(100 + round, at: 0)
      box.numbers?.wrappedValue = numbers
      host.turn()
      let expected =
        ["first"]
        + numbers.flatMap { $0 % 3 == 0 ? ["b\($0)"] + ($0 % 2 == 0 ? [] : ["c\($0)"]) : ["b\($0)"] }
        + ["last"]
      host.find(.button, "first").focus()
      var seen: [String] = []
      for _ in expected {
        seen.append(host.focusedElement?.label ?? "")
        host.press(.tab)
      }
      expect(seen, expected)
      expect(host.focusedElement?.label, "first")
      seen = []
      for _ in expected {
        host.press(.tab, modifiers: .shift)
        seen.append(host.focusedElement?.label ?? "")
      }
      expect(seen, expected.reversed())
    }
  }
}
