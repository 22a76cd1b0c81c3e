import TerminalUI

/// Clicks and double clicks.
struct TapPage: View {
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Click").border().onTapGesture { taps += 1 }
      Text("Or me").border().onTap { taps += 1 }
      Text("Double click resets").border()
        .onTapGesture(count: 2) { taps = 0 }
      Text("\(taps) taps")
    }
  }
}
