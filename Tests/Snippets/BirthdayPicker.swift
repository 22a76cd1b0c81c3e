import TerminalUIFoundation

struct BirthdayPicker: View {
  @State private var birthday = Date.now
  @State private var quantity = 1
  @State private var color = 0
  @State private var level = 50.0
  var body: some View {
    Form {
      DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
      DatePicker(selection: $birthday, displayedComponents: [.date, .hourAndMinute]) { Text("When") }
        .datePickerStyle(GraphicalDatePickerStyle())
        .labelsHidden()
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
      Stepper(value: $quantity, in: 0...5) { Text("Count \(quantity)") }
      Slider(value: $level, in: 0...100, step: 5) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Picker("Colour", selection: $color) {
        Text("Red").tag(0)
        Text("Green").tag(1)
      }
      .pickerStyle(.wheel)
      LabeledContent("Selected", value: birthday.formatted(date: .abbreviated, time: .omitted))
      Text(birthday, format: .dateTime.day().month().year())
    }
  }
}
