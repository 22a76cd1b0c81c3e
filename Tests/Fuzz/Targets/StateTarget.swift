import Observation
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
        size: size, content: Rows(store: Store(rows: store.rows, isOpen: store.isOpen)).disabled(true))
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

/// What the app under test shows.
@MainActor @Observable private final class Store {
  var rows: [Row]
  var isOpen: Bool
  private var count = 0

  init(rows: [Row] = [], isOpen: Bool = false) {
    self.rows = rows
    self.isOpen = isOpen
  }

  func nextID() -> Int {
    count += 1
    return count
  }

  func set(_ change: (inout [Row]) -> Void) { change(&rows) }
}

private struct Rows: View {
  let store: Store

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button(store.isOpen ? "close" : "open") { store.isOpen.toggle() }.keyboardShortcut("s", modifiers: [])
        Text("\(store.rows.count)")
      }
      if store.isOpen {
        ForEach(store.rows) { row in
          Text(row.text).onTapGesture { store.rows.removeAll { $0.id == row.id } }
            .gesture(DragGesture().onEnded { _ in store.isOpen = false })
            .onHover { _ in }
        }
      }
    }
    .onKeyPress("x") {
      if !store.rows.isEmpty { store.rows.removeFirst() }
      return .handled
    }
  }
}
