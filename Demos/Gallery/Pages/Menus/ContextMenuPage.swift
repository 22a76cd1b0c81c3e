import TerminalUI

/// The other button of the mouse, Ctrl-Space or Shift-F10.
struct ContextMenuPage: View {
  @State private var fruit: String? = "Pear"
  @State private var marked = ""
  private let fruits = ["Apple", "Pear", "Plum"]

  var body: some View {
    List(fruits, id: \.self, selection: $fruit) { name in
      Text(name == marked ? "\(name) ✓" : name)
        .contextMenu {
          Button("Mark \(name)") { marked = name }
          Button("Mark none") { marked = "" }
        }
    }
    .frame(width: 24, height: 4)
  }
}
