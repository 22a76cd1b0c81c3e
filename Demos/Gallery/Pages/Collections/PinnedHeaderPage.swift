import TerminalUI

/// Headers that stay while their section is in sight.
struct PinnedHeaderPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(
        alignment: .leading, pinnedViews: .sectionHeaders
      ) {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section("Names with \(letter)") {
            ForEach(1..<9) { Text("  \(letter)\($0)") }
          }
        }
      }
    }
    .defaultScrollAnchor(.center)
    .frame(width: 24, height: 7)
  }
}
