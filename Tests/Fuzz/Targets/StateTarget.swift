import TerminalUI

extension FuzzTarget {
  /// State: after any events, an app shows what a fresh one with its state shows.
  static let state = FuzzTarget(name: "state") { input in
    MainActor.assumeIsolated {
      var reader = ByteReader(input)
      var size = Size(width: 30, height: 8)
      let store = Store()
      let host = ViewHost(size: size, content: Rows(store: store))
      let terminal = HeadlessBackend(size: size)
      host.turn(on: terminal)
      var count = 0
      while !reader.isAtEnd, count < 200 {
        count += 1
        switch reader.number(below: 8) {
        case 0: host.send(.key(KeyPress(key: Self.keys[reader.number(below: Self.keys.count)])))
        case 1:
          let point = Point(x: reader.number(below: 34), y: reader.number(below: 10))
          let button: [MouseEvent.Kind] = [
            .down(.left), .up(.left), .drag(.left), .move, .scroll(dx: 0, dy: 1),
          ]
          host.send(.mouse(MouseEvent(button[reader.number(below: button.count)], at: point)))
        case 2:
          size = Size(width: reader.number(below: 40), height: reader.number(below: 12))
          terminal.resize(to: size)
          host.send(.resize(size))
        case 3: host.send(.paste(reader.text()))
        case 4:
          store.set {
            $0.insert(Row(id: store.nextID(), text: reader.text()), at: reader.number(below: $0.count + 1))
          }
        case 5: store.set { if !$0.isEmpty { $0.remove(at: reader.number(below: $0.count)) } }
        case 6: store.set { if !$0.isEmpty { $0[reader.number(below: $0.count)].text = reader.text() } }
        default: host.turn(on: terminal)
        }
      }
      host.send(.key(KeyPress(key: .escape)))
      host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 0, y: 0))))
      host.turn(on: terminal)
      host.turn(on: terminal)
      if host.screen != terminal.screen { return "the terminal shows something else than was drawn" }
      let fresh = ViewHost(
        size: size, content: Rows(store: Store(), rows: store.rows, isOpen: store.isOpen).disabled(true))
      fresh.turn(on: HeadlessBackend(size: size))
      // The focus is the user's; texts are the app's.
      return host.screen.text == fresh.screen.text
        ? nil : "shown:\n\(host.screen.text)\nfresh:\n\(fresh.screen.text)"
    }
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .return, .space, .upArrow, .downArrow, "x", "s", .delete, .escape,
  ]
}

private struct Row: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// What the app under test shows, for the events from outside.
@MainActor private final class Store {
  var rowsBinding: Binding<[Row]>?
  var isOpenBinding: Binding<Bool>?
  private var count = 0

  var rows: [Row] { rowsBinding?.wrappedValue ?? [] }
  var isOpen: Bool { isOpenBinding?.wrappedValue ?? false }

  func nextID() -> Int {
    count += 1
    return count
  }

  func set(_ change: (inout [Row]) -> Void) {
    var rows = rows
    change(&rows)
    rowsBinding?.wrappedValue = rows
  }
}

private struct Rows: View {
  let store: Store
  @State private var rows: [Row]
  @State private var isOpen: Bool

  init(store: Store, rows: [Row] = [], isOpen: Bool = false) {
    self.store = store
    _rows = State(initialValue: rows)
    _isOpen = State(initialValue: isOpen)
  }

  var body: some View {
    (store.rowsBinding, store.isOpenBinding) = ($rows, $isOpen)
    return VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button(isOpen ? "close" : "open") { isOpen.toggle() }.keyboardShortcut("s", modifiers: [])
        Text("\(rows.count)")
      }
      if isOpen {
        ForEach(rows) { row in
          Text(row.text).onTapGesture { rows.removeAll { $0.id == row.id } }
            .gesture(DragGesture().onEnded { _ in isOpen = false })
            .onHover { _ in }
        }
      }
    }
    .onKeyPress("x") {
      if !rows.isEmpty { rows.removeFirst() }
      return .handled
    }
  }
}
