import TerminalUIFoundation

private struct CardSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}
extension EnvironmentValues {
  var cardSpacing: CGFloat {
    get { self[CardSpacingKey.self] }
    set { self[CardSpacingKey.self] = newValue }
  }
  @Entry var accent: Color = .orange
  @Entry var onPick: (String) -> Void = { _ in }
}
extension View {
  func cardSpacing(_ value: CGFloat) -> some View { environment(\.cardSpacing, value) }
}
struct CardDeck: View {
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.accent) private var accent
  @Environment(\.onPick) private var onPick
  @Environment(\.colorScheme) var colorScheme
  var body: some View {
    VStack(spacing: spacing) {
      Text(colorScheme == .dark ? "Dark" : "Light").foregroundStyle(accent)
      Button("Pick") { onPick("card") }
    }
  }
}
struct CardDeckUser: View {
  var body: some View {
    CardDeck()
      .cardSpacing(20)
      .environment(\.accent, .pink)
      .environment(\.onPick) { print($0) }
      .preferredColorScheme(.dark)
  }
}
