import TerminalUIFoundation

struct ViewThatFitsBar: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) var typeSize
  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        HStack {
          Label("Very long first label", systemImage: "1.circle"); Label("Second", systemImage: "2.circle")
        }
        VStack {
          Text("First"); Text("Second")
        }
      }
      if sizeClass == .compact { Text("Compact") } else { Text("Regular") }
      Text("Fixed").fixedSize(horizontal: true, vertical: false).layoutPriority(1)
      Text("Wide").frame(
        minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 20, alignment: .topLeading)
      Text(typeSize.isAccessibilitySize ? "Large" : "Usual").dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    .padding([.horizontal, .top], 10)
  }
}
