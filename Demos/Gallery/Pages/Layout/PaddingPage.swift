import TerminalUI

/// Empty cells around a view.
struct PaddingPage: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("padding()").padding().border()
      Text("leading 4").padding(.leading, 32)
        .lengthUnit(.points).border()
    }
  }
}
