import TerminalUI

/// Sides in a ratio, as they are seen.
struct AspectRatioPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Color.blue.aspectRatio(1, contentMode: .fit)
        Color.teal.aspectRatio(2, contentMode: .fit)
        Color.green.aspectRatio(0.5, contentMode: .fit)
      }
      .frame(height: 5)
      HStack {
        Circle().fill(.red).scaledToFit()
        Text("fit")
      }
      .frame(height: 4)
      Ellipse().fill(.orange).scaledToFill()
        .frame(width: 12, height: 3).clipped()
    }
  }
}
