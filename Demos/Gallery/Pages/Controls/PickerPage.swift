import TerminalUI

/// One of several values.
struct PickerPage: View {
  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var size = Size.medium

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Picker("Size", selection: $size) { options }
      Picker("Size", selection: $size) { options }
        .pickerStyle(.segmented)
      Picker("Size", selection: $size) { options }
        .horizontalRadioGroupLayout()
    }
  }

  private var options: some View {
    ForEach(Size.allCases) { Text($0.rawValue) }
  }
}
