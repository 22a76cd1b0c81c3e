import TerminalUIFoundation

struct TextFormatting: View {
  let price = 1234.5
  let date = Date(timeIntervalSince1970: 0)
  let names = ["Ann", "Bob", "Cid"]
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(price, format: .currency(code: "EUR"))
      Text(price, format: .number.grouping(.never).precision(.fractionLength(2)))
      Text(names, format: .list(type: .and))
      Text(date, format: .dateTime.year().month(.wide).day())
      Text(date, style: .date)
      Text(Int64(2_000_000), format: .byteCount(style: .file))
      Text("Total: \(price, format: .number) at \(date, style: .time)")
      Text("Hello ").bold() + Text("world").italic().foregroundColor(.red) + Text(Image(systemName: "star"))
      Text("**Bold**, *italic*, `code` and [a link](https://swift.org)")
        .tint(.green)
      Text(verbatim: "*not markdown*")
    }
    .font(.system(size: 15, weight: .light, design: .rounded))
    .multilineTextAlignment(.leading)
    .lineLimit(1)
    .truncationMode(.middle)
  }
}
