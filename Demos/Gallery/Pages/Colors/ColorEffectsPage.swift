import TerminalUI

/// Effects on the colours of a view.
struct ColorEffectsPage: View {
  private typealias Row = LabeledContent

  private var bar: some View {
    HStack(spacing: 0) {
      Color(red: 0.9, green: 0.2, blue: 0.2)
      Color(red: 0.2, green: 0.7, blue: 0.3)
      Color(red: 0.2, green: 0.4, blue: 0.9)
    }
    .frame(width: 12, height: 1)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Row("as it is") { bar }
      Row("brightness") { bar.brightness(0.2) }
      Row("contrast") { bar.contrast(0.5) }
      Row("saturation") { bar.saturation(0.4) }
      Row("grayscale") { bar.grayscale(1) }
      Row("hueRotation") {
        bar.hueRotation(.degrees(120))
      }
      Row("colorMultiply") {
        bar.colorMultiply(.orange)
      }
      Row("colorInvert") { bar.colorInvert() }
      Row("mask") { bar.mask { Text("Masked") } }
    }
    .frame(width: 28)
  }
}
