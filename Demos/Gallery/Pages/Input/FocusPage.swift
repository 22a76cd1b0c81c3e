import TerminalUI

/// Who has the keyboard: tell by a binding, and set it.
struct FocusPage: View {
  enum Field { case name, city }
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading) {
      Slot("Name").focused($field, equals: .name)
      Slot("City").focused($field, equals: .city)
      Button("To the city") { field = .city }
    }
  }

  struct Slot: View {
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View {
      Look(title: title).focusable()
    }
  }

  struct Look: View {
    let title: String
    @Environment(\.isFocused) private var isFocused
    var body: some View {
      Text(isFocused ? "▸ \(title)" : "  \(title)")
    }
  }
}
