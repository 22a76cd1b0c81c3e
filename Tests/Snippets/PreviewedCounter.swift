import TerminalUIFoundation

struct PreviewedCounter: View {
  @State var count = 0
  var body: some View {
    Button("Count: \(count)") { count += 1 }
  }
}
struct PreviewedCounter_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PreviewedCounter()
      PreviewedCounter(count: 3).previewLayout(.sizeThatFits).previewDisplayName("Three")
    }
  }
}
#Preview { PreviewedCounter() }
#Preview("Counter", traits: .sizeThatFitsLayout) { PreviewedCounter(count: 2) }
