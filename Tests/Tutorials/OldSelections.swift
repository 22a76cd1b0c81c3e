import TerminalUIFoundation

struct OldSelections: View {
  @State private var selection: String? = nil
  @State private var tag: Int?
  @State private var isActive = false
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("Detail"), isActive: $isActive) { EmptyView() }
        NavigationLink("Two", destination: Text("Two"), tag: 2, selection: $tag)
        Button("Activate") { isActive = true }
        List(["A", "B"], id: \.self, selection: $selection) { Text($0) }
      }
      .navigationBarTitle(Text("Old"), displayMode: .inline)
      .navigationBarHidden(false)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
