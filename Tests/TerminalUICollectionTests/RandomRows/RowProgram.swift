import Observation
import OpenCombine
import TerminalUI

/// How many states were made so far: each new state is a number of its own, so that one tells whether it survived.
enum Serial {
  static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

/// An element of a random program: equal to others by its identity only, as many models are.
nonisolated struct RowElement: Identifiable, Equatable {
  var id: Int
  var title: String
  /// What the row shows: one of two branches, and an `id(_:)`.
  var isFirst = true
  var version = 0
  /// The identities of what is in the row.
  var parts: [Int]

  static func == (lhs: RowElement, rhs: RowElement) -> Bool { lhs.id == rhs.id }
}

/// An element that is an object; nobody hears of its changes.
nonisolated final class RowThing: Identifiable {
  let id: Int
  var element: RowElement
  init(_ element: RowElement) { (id, self.element) = (element.id, element) }
}

/// The elements of a program, in an object of which nobody hears.
nonisolated final class RowStore {
  var things: [RowThing] = []
}

/// What a program shows, as a model that announces its changes.
final class RowModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let store = RowStore()
  var things: [RowThing] {
    get { store.things }
    set { store.things = newValue }
  }
  var elements: [RowElement] { things.map(\.element) }
  /// What was last seen of each state, by its place: `row/part`.
  var serials: [String: Int] = [:]
  var proxy: ScrollViewProxy?
}

/// A collection over an object.
nonisolated struct RowResults: RandomAccessCollection {
  let store: RowStore
  var startIndex: Int { 0 }
  var endIndex: Int { store.things.count }
  subscript(place: Int) -> RowThing { store.things[place] }
}

/// The way a program shows its elements.
nonisolated enum RowContainer: CaseIterable {
  case eager, list, lazyStack, sections, objects, results
}

/// A view with a state that was given a number when it was made.
struct Numbered: View {
  let place: String
  let shelf: RowModel
  @State private var serial = Serial.next()
  @State private var taps = 0

  var body: some View {
    shelf.serials[place] = serial
    return Text("#\(serial).\(taps)").onTapGesture { taps += 1 }
  }
}

/// A row: a title, a branch, an identity, and parts by key.
///
/// It has the parts of its element, which its block reads: as a field, the element would be equal by its `==`.
struct RowView: View {
  let id: Int
  let title: String
  let isFirst: Bool
  let version: Int
  let parts: [Int]
  let shelf: RowModel

  init(element: RowElement, shelf: RowModel) {
    (id, title, isFirst) = (element.id, element.title, element.isFirst)
    (version, parts) = (element.version, element.parts)
    self.shelf = shelf
  }

  var body: some View {
    HStack(spacing: 0) {
      Text("\(id) \(title) ")
      if isFirst { Numbered(place: "\(id)/a", shelf: shelf) } else { branch }
      Numbered(place: "\(id)/v\(version)", shelf: shelf).id(version)
      ForEach(parts, id: \.self) { Numbered(place: "\(id)/p\($0)", shelf: shelf) }
    }
  }

  private var branch: some View { Numbered(place: "\(id)/b", shelf: shelf) }
}

/// The whole program.
struct RowProgramView: View {
  let container: RowContainer
  @ObservedObject var shelf: RowModel

  var body: some View {
    ScrollViewReader { proxy in
      content.onAppear { shelf.proxy = proxy }
    }
  }

  @ViewBuilder private var content: some View {
    let things = shelf.things
    switch container {
    case .eager:
      VStack(alignment: .leading) { ForEach(shelf.elements) { RowView(element: $0, shelf: shelf) } }
    case .list: List(shelf.elements) { RowView(element: $0, shelf: shelf) }
    case .lazyStack:
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(shelf.elements) { RowView(element: $0, shelf: shelf) } }
      }
    case .sections:
      ScrollView {
        LazyVStack(alignment: .leading) {
          Section("first") {
            ForEach(shelf.elements.filter { $0.id.isMultiple(of: 2) }) { RowView(element: $0, shelf: shelf) }
          }
          Section("second") {
            ForEach(shelf.elements.filter { !$0.id.isMultiple(of: 2) }) { RowView(element: $0, shelf: shelf) }
          }
        }
      }
    case .objects:
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(things) { RowView(element: $0.element, shelf: shelf) } }
      }
    case .results:
      List(RowResults(store: shelf.store)) {
        RowView(element: $0.element, shelf: shelf)
      }
    }
  }
}
