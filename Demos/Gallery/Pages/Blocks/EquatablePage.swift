import TerminalUI

/// A view is evaluated only where its `==` says that it differs.
struct EquatablePage: View {
  @State private var number = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Number \(number)") { number += 1 }
      Tens(number: number).equatable()
      EquatableView(content: Tens(number: number * 10))
    }
  }

  struct Tens: View, Equatable {
    let number: Int
    nonisolated static func == (
      a: Tens, b: Tens
    ) -> Bool {
      a.number / 10 == b.number / 10
    }
    var body: some View { Text("made for \(number)") }
  }
}
