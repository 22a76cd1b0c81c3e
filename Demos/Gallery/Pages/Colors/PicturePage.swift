import TerminalUI

/// A picture of pixels: as large as it is, or as there is room.
struct PicturePage: View {
  @State private var width = 40.0

  /// The sun over the sea.
  private let sunset = PixelImage(
    width: 80, height: 48
  ) { x, y in
    let (x, y) = (Double(x) - 40, Double(y) - 26)
    let distance = (x * x + y * y).squareRoot()
    if y < 4, distance < 11 { return .yellow }
    let height = (y + 26) / 48
    if y < 4 {
      let glow = max(0, 1 - distance / 50)
      return Color(
        red: 0.35 + 0.6 * glow, green: 0.15 + 0.4 * glow,
        blue: 0.45 - 0.25 * glow)
    }
    let isLit = abs(x) < 11 + y / 3 && Int(y) % 3 != 0
    return isLit
      ? .orange
      : Color(
        red: 0.1, green: 0.15, blue: 0.6 - 0.4 * height)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $width, in: 8...56, step: 4) {
        Text("Width")
      }
      Image(sunset, label: Text("A sunset"))
        .resizable()
        .scaledToFit()
        .frame(width: Int(width), height: 17)
    }
  }
}
