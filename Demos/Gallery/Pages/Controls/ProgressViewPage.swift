import TerminalUI

/// How far something has come, or that it goes on.
struct ProgressViewPage: View {
  @State private var done = 3.0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView("Copying", value: done, total: 8)
      ProgressView(value: done / 8) {
        Text("Copying")
      } currentValueLabel: {
        Text("\(Int(done)) of 8")
      }
      ProgressView("Connecting")
      Button("Go on") { done += 0.5 }
    }
    .frame(width: 32)
  }
}
