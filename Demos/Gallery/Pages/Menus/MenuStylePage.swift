import TerminalUI

/// The looks of menus, and one of your own.
struct MenuStylePage: View {
  @State private var size = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Menu("Borderless") { Button("One") {} }
        .menuStyle(.borderlessButton)
      Menu("No sign") { Button("One") {} }
        .menuIndicator(.hidden)
      Menu("Size \(size)") {
        Button("Larger") { size += 1 }
          .menuActionDismissBehavior(.disabled)
      }
      .menuStyle(Tagged())
      .menuOrder(.priority)
    }
  }
}

private struct Tagged: MenuStyle {
  func makeBody(
    configuration: Configuration
  ) -> some View {
    HStack {
      Text("≡").foregroundStyle(.tint)
      Menu(configuration)
    }
  }
}
