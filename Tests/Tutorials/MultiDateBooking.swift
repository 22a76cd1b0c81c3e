import TerminalUIFoundation

struct MultiDateBooking: View {
  @State private var dates: Set<DateComponents> = []
  @State private var day = Date()
  @State private var color = Color.red
  @Environment(\.calendar) var calendar
  var range: ClosedRange<Date> {
    let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 1))!
    return start...calendar.date(byAdding: .year, value: 5, to: start)!
  }
  var body: some View {
    Form {
      DatePicker("Day", selection: $day, in: range, displayedComponents: [.date, .hourAndMinute])
        .datePickerStyle(.graphical)
      DatePicker(selection: $day, displayedComponents: .date) { Text("Compact") }
        .datePickerStyle(CompactDatePickerStyle())
      Text(day.formatted(date: .abbreviated, time: .omitted))
    }
  }
}
