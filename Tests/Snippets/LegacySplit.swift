import TerminalUIFoundation

struct LegacySplit: View {
  var body: some View {
    NavigationView {
      List(1..<20) { i in
        NavigationLink("Row \(i)", destination: Text("Detail \(i)").font(.title))
      }
      .navigationTitle("Rows")
      .navigationBarHidden(false)
      Text("Select a row").foregroundColor(.secondary)
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
}
