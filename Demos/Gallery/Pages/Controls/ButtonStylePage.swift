import TerminalUI

/// The looks of buttons, and two of your own.
struct ButtonStylePage: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("bordered") { count += 1 }
        .buttonStyle(.bordered)
      Button("prominent") { count += 1 }
        .buttonStyle(.borderedProminent)
      Button("borderless") { count += 1 }
        .buttonStyle(.borderless)
      Button("plain") { count += 1 }.buttonStyle(.plain)
      Button("link") { count += 1 }.buttonStyle(.link)
      Button("arrow") { count += 1 }.buttonStyle(Arrow())
      Button("twice") { count += 1 }.buttonStyle(Twice())
      Text("\(count) times")
    }
  }

  struct Arrow: ButtonStyle {
    func makeBody(
      configuration: Configuration
    ) -> some View {
      HStack {
        Text(configuration.isPressed ? "▶" : "▷")
        configuration.label
      }
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(
      configuration: Configuration
    ) -> some View {
      configuration.label
        .onTapGesture(count: 2) {
          configuration.trigger()
        }
    }
  }
}
