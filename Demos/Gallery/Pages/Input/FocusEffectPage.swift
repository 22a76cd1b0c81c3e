import TerminalUI

/// A button that shows the focus in a way of its own.
struct FocusEffectPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Button("with the effect") {}
      Button(action: {}, label: { Marked("without") })
        .focusEffectDisabled()
    }
  }

  struct Marked: View {
    let title: String
    init(_ title: String) { self.title = title }
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      Text(isFocused ? "▸ \(title)" : "  \(title)")
    }
  }
}
