import TerminalUIFoundation

struct ScrollReaderIndex: View {
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  var body: some View {
    ScrollViewReader { proxy in
      HStack {
        List {
          ForEach(letters, id: \.self) { letter in
            Section(letter) {
              ForEach(0..<3) { Text("\(letter)-\($0)") }
            }
            .id(letter)
          }
        }
        VStack(spacing: 0) {
          ForEach(letters, id: \.self) { letter in
            Button(letter) { withAnimation { proxy.scrollTo(letter, anchor: .top) } }
              .font(.caption2)
          }
        }
      }
    }
  }
}
