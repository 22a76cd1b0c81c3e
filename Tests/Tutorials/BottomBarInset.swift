import TerminalUIFoundation

struct BottomBarInset: View {
  @State private var total = 0
  var body: some View {
    NavigationStack {
      List(0..<20, id: \.self) { index in
        Button("Add item \(index)") { total += index }
      }
      .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0) {
        HStack {
          Text("Total: \(total)").contentTransition(.numericText(value: Double(total)))
          Spacer()
          Button("Pay") {}.buttonStyle(.borderedProminent).tint(.green)
        }
        .padding()
        .background(.ultraThinMaterial)
      }
      .navigationTitle("Cart")
      .navigationBarTitleDisplayMode(.large)
    }
  }
}
