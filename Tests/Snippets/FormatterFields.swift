import TerminalUIFoundation

struct FormatterFields: View {
  @State private var amount = 12.5
  @State private var count = 3
  @State private var name = ""
  static let formatter: NumberFormatter = {
    let f = NumberFormatter()
    f.numberStyle = .decimal
    return f
  }()
  static let dateFormatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .long
    return f
  }()
  var body: some View {
    Form {
      TextField("Amount", value: $amount, formatter: Self.formatter)
      TextField("Count", value: $count, formatter: NumberFormatter())
      TextField("Amount", value: $amount, format: .number)
      TextField(
        "Name", text: $name, onEditingChanged: { editing in print(editing) }, onCommit: { print("done") })
      TextField("Name", text: $name, onEditingChanged: { print($0) })
      Text("\(Date(), formatter: Self.dateFormatter)")
      Text(NSNumber(value: 3), formatter: Self.formatter)
      Text(amount, format: .number.precision(.fractionLength(2)))
      Text("\(amount, specifier: "%.2f")")
    }
  }
}
