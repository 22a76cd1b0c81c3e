import TerminalUI

/// The looks of progress, and one of your own.
struct ProgressViewStylePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      ProgressView().progressViewStyle(.linear)
      ProgressView("circular", value: 0.7)
        .progressViewStyle(.circular)
      ProgressView(value: 0.7)
        .progressViewStyle(LinearProgressViewStyle(tint: .green))
      ProgressView("own", value: 0.7).progressViewStyle(Stars())
    }
    .frame(width: 32)
  }

  struct Stars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      let count = Int((configuration.fractionCompleted ?? 0) * 10)
      HStack {
        configuration.label
        Text(String(repeating: "★", count: count))
      }
    }
  }
}
