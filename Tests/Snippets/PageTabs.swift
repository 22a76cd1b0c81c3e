import TerminalUIFoundation

struct PageTabs: View {
  var body: some View {
    TabView {
      ForEach(0..<3) {
        Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.thinMaterial)
      }
    }
    .tabViewStyle(PageTabViewStyle())
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .persistentSystemOverlays(.hidden)
  }
}
