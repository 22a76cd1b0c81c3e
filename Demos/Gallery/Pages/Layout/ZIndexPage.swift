import TerminalUI

/// Of views over each other, those with a higher number are in front.
struct ZIndexPage: View {
  @State private var front = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<3) { card in
        Button("card \(card)") { front = card }
          .border()
          .background(.terminalDefault)
          .zIndex(card == front ? 1 : 0)
          .padding(.leading, card * 8)
          .padding(.top, card * 2)
      }
    }
  }
}
