import TerminalUI

/// Shows a part of its content; keys, wheel and mouse move it.
struct ScrollViewPage: View {
  var body: some View {
    HStack(spacing: 2) {
      ScrollView {
        VStack { ForEach(0..<40) { Text("Line \($0)") } }
      }
      ScrollView(.horizontal) {
        Text(String(repeating: "to the side ", count: 9))
          .fixedSize()
      }
      .scrollIndicators(.visible)
    }
    .frame(width: 40, height: 6)
  }
}
