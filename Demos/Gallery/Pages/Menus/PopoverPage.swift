import TerminalUI

/// A view beside another one; Escape or a click elsewhere closes it.
struct PopoverPage: View {
  @State private var isFiltering = false
  @State private var onlyNew = true

  var body: some View {
    Button(onlyNew ? "Filter: new" : "Filter") {
      isFiltering = true
    }
    .popover(
      isPresented: $isFiltering, arrowEdge: .trailing
    ) {
      Toggle("Only new", isOn: $onlyNew)
    }
  }
}
