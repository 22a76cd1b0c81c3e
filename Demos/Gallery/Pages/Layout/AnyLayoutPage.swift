import TerminalUI

/// The layout changes, and the views keep their state.
struct AnyLayoutPage: View {
  @State private var isRow = true

  var body: some View {
    let layout =
      isRow
      ? AnyLayout(HStackLayout())
      : AnyLayout(VStackLayout())
    VStack(alignment: .leading) {
      Toggle("In a row", isOn: $isRow)
      layout {
        Clicker(name: "a")
        Clicker(name: "b")
      }
    }
  }

  struct Clicker: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }
}
