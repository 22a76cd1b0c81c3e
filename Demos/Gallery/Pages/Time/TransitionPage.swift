import TerminalUI

/// Views that come and go.
struct TransitionPage: View {
  @State private var isThere = true
  private let slow = Animation.easeInOut(duration: 0.5)

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("There", isOn: $isThere.animation(slow))
      if isThere {
        Text("moves to the edge")
          .transition(.move(edge: .leading))
        Text("slides over").transition(.slide)
        Text("is cut").transition(.scale)
        Text("fades").transition(.opacity)
      }
      Text("below").dim()
    }
  }
}
