package import TerminalUI

/// A list of numbers, each with a symbol: some symbols have a character.
package struct IconRows: View {
  /// Access to the state of the view.
  package final class Handle {
    package var items: Binding<[Int]>?
    package var stars: Binding<Set<Int>>?

    package init() {}
  }

  private let handle: Handle
  @State private var items: [Int]
  @State private var stars: Set<Int>

  /// Makes a list whose numbers in `stars` have a symbol with a character.
  package init(_ items: [Int], _ handle: Handle, stars: Set<Int>) {
    _items = State(initialValue: items)
    _stars = State(initialValue: stars)
    self.handle = handle
  }

  package var body: some View {
    List(items, id: \.self) { number in
      Label("row \(number)", systemImage: stars.contains(number) ? "star" : "figure.walk")
    }
    .onAppear { (handle.items, handle.stars) = ($items, $stars) }
  }
}
