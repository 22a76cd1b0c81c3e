import TerminalUIFoundation

private struct Page: Identifiable { let id: Int; let title: LocalizedStringKey; let symbol: String }
struct OnboardingPages: View {
  @AppStorage("hasSeenOnboarding") private var hasSeen = false
  @State private var selection = 0
  private let pages = [
    Page(id: 0, title: "Welcome", symbol: "hand.wave"), Page(id: 1, title: "Ready", symbol: "checkmark"),
  ]
  var body: some View {
    TabView(selection: $selection) {
      ForEach(pages) { page in
        VStack(spacing: 24) {
          Image(systemName: page.symbol).font(.system(size: 60)).symbolEffect(.pulse, options: .repeating)
          Text(page.title).font(.title)
          if page.id == pages.count - 1 { Button("Start") { hasSeen = true } }
        }
        .tag(page.id)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .animation(.easeInOut, value: selection)
  }
}
