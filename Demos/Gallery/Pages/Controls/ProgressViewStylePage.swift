import TerminalUI

/// The looks of progress, and one of your own.
struct ProgressViewStylePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      ProgressView().progressViewStyle(.linear)
      ProgressView("circular", value: 0.7)
        .progressViewStyle(.circular)
      ProgressView(value: 0.7)
        .foregroundStyle(.green)
      ProgressView(value: 0.7).progressViewStyle(Stars())
    }
    .frame(width: 32)
  }

  struct Stars: ProgressViewStyle {
    func makeBody(
      configuration: Configuration
    ) -> some View {
      let part = configuration.fractionCompleted ?? 0
      Text(String(repeating: "★", count: Int(part * 10)))
    }
  }
}
