import TerminalUI

/// A list of elements that are known by a number, with one selected.
struct ListRows: View {
  /// The elements: made before anything is counted.
  static var numbers: [Int] = []

  @State private var selection: Int?

  var body: some View {
    let numbers = Self.numbers
    ScrollViewReader { proxy in
      // The indicator says how many rows there are, in more cells for fewer of them.
      List(numbers, id: \.self, selection: $selection) { ListRow(number: $0) }
        .scrollIndicators(.hidden)
        .onAppear { Lever.connect { { proxy.scrollTo(numbers.count / 2, anchor: .top) } } }
    }
  }
}

/// As wide for every number, so that no screen has more to draw than another.
private struct ListRow: View {
  let number: Int
  var body: some View { Text("Row \(number % 7)") }
}
