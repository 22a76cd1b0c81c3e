import TerminalUIFoundation

extension View {
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func cardStyle<S: ShapeStyle>(_ style: S = Color.gray) -> some View {
    self.padding().background(style).clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
struct ConditionalModifierUser: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Text("Conditional").if(isOn) { $0.bold().foregroundColor(.red) }
      content.eraseToAnyView()
      Text("Card").cardStyle()
      Text("Gradient").cardStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
  }
  var content: some View {
    switch isOn {
    case true: return AnyView(Text("On"))
    case false: return AnyView(EmptyView())
    }
  }
}
