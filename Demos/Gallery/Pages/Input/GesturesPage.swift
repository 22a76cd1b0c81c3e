import TerminalUI

/// Who comes first where a view and one in it want the mouse.
struct GesturesPage: View {
  @State private var log = "nothing yet"

  var body: some View {
    VStack(alignment: .leading) {
      Text("both").onTapGesture { log = "inner" }
        .padding().border()
        .simultaneousGesture(
          TapGesture().onEnded { log += " and outer" })
      Text("always outer").onTapGesture { log = "inner" }
        .padding().border()
        .highPriorityGesture(
          TapGesture().onEnded { log = "outer" })
      Text(log)
    }
  }
}
