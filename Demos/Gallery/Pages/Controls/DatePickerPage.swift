import TerminalUIFoundation

/// A date: typed, or chosen from a month.
struct DatePickerPage: View {
  @State private var due =
    Date(timeIntervalSince1970: 1_778_158_800)

  var body: some View {
    HStack(alignment: .top, spacing: 3) {
      VStack(alignment: .leading) {
        DatePicker(
          "Due", selection: $due,
          displayedComponents: .date)
        DatePicker(
          "At", selection: $due,
          displayedComponents: .hourAndMinute)
      }
      DatePicker(
        "Day", selection: $due,
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      .labelsHidden()
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.timeZone, .gmt)
  }
}
