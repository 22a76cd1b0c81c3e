import TerminalUI

/// A view that takes the place of another one comes from there.
struct MatchedGeometryPage: View {
  @State private var isRight = false
  @Namespace private var names
  private let slow = Animation.easeInOut(duration: 0.5)

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Right", isOn: $isRight.animation(slow))
      HStack {
        if !isRight { card }
        Spacer()
        if isRight { card }
      }
    }
  }

  private var card: some View {
    Text(" card ").foregroundStyle(.white)
      .background(.blue)
      .matchedGeometryEffect(id: "card", in: names)
  }
}
