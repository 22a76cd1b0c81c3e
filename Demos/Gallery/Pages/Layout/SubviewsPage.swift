import TerminalUI

/// A container that arranges the views it is given.
struct SubviewsPage: View {
  var body: some View {
    ScrollView(.horizontal) {
      Cards {
        Text("first").containerValue(\.isPinned, true)
        Text("second")
      }
      .containerRelativeFrame(.horizontal)
    }
    .contentMargins(.horizontal, 2)
    .frame(width: 30, height: 5)
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack {
        ForEach(subviews: content) { card in
          card.padding(.horizontal, 1).border()
        }
      }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}
