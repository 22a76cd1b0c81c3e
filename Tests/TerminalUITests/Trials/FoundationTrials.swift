import TerminalUI
import TerminalUIFoundation

nonisolated extension ViewTrial {
  /// What the product for Foundation has.
  static let foundation = [
    ViewTrial("DatePicker, datePickerStyle") { stage in
      let date = Binding(
        get: { Date(timeIntervalSinceReferenceDate: Double(stage.count) * 86_400 * 1_000) },
        set: { stage.count = Int(($0.timeIntervalSinceReferenceDate / 86_400_000).rounded()) })
      VStack {
        DatePicker(stage.text, selection: date)
        if stage.isOn {
          DatePicker(stage.text, selection: date, displayedComponents: .date).datePickerStyle(.graphical)
          DatePicker(stage.text, selection: date, displayedComponents: .hourMinuteAndSecond)
            .datePickerStyle(.field)
        }
      }
      .environment(\.timeZone, .gmt)
    }
  ]
}
