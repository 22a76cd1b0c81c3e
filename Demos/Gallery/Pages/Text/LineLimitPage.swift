import TerminalUI

/// A text that has no room for all of it ends with "…".
struct LineLimitPage: View {
  private let text = "From the first word to the last"

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Text(text).truncationMode(.middle)
      Text(text).truncationMode(.head)
    }
    .lineLimit(1)
    .frame(width: 20, alignment: .leading)
  }
}
