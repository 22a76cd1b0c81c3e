import TerminalUI

/// A modifier of your own.
struct ModifierPage: View {
  var body: some View {
    Text("Careful").modifier(Warning())
  }

  struct Warning: ViewModifier {
    func body(content: Content) -> some View {
      content.bold()
        .foregroundStyle(.yellow)
        .padding(.horizontal)
        .border(.yellow)
    }
  }
}
