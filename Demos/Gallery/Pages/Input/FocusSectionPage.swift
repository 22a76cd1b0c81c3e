import TerminalUI

/// One place for the arrow keys: Right comes into it from each row.
struct FocusSectionPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      VStack(alignment: .leading) {
        ForEach(1...3, id: \.self) { row in
          Button("row \(row)") {}
        }
      }
      VStack { Button("details") {} }
        .frame(height: 3, alignment: .top)
        .focusSection()
    }
  }
}
