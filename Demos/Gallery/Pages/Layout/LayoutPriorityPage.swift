import TerminalUI

/// Who gets its share first where there isn't room for all.
struct LayoutPriorityPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("a long text that is cut").lineLimit(1)
        Text("another long text").lineLimit(1)
      }
      HStack {
        Text("a long text that is cut").lineLimit(1)
        Text("another long text").lineLimit(1)
          .layoutPriority(1)
      }
    }
    .frame(width: 32)
    .border()
  }
}
