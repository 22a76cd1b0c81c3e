internal import TerminalUICore

/// The colours that a picker offers, a field for a code, and the opacity.
struct ColorPanel: UnaryView {
  /// The colour without its transparency, which is kept while the colour isn't seen at all.
  @State private var shade: Color?
  /// The typed text; `nil` for the code of the colour.
  @State private var typed: String?
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// Closes the panel.
  let onChoose: () -> Void

  var body: some View {
    VStack(alignment: .leading, cellSpacing: 0) {
      ColorGrid(chosen: color, onMove: choose) {
        typed = nil; onChoose()
      }
      HStack {
        Text("Code")
        TextField("#3366CC", text: code)
          .validation(isReadable ? nil : "Write it like #3366CC")
          .onSubmit(onChoose)
      }
      if supportsOpacity {
        Slider(value: opacity, in: 0...1, step: 0.05) { Text("Opacity") }
      }
    }
    .cellFrame(width: ColorGrid.width)
  }

  private var color: Color {
    let color = selection.wrappedValue
    return color == .clear ? shade ?? .clear : color.opaque
  }

  private var isReadable: Bool { typed.map { $0.isEmpty || HexColor.color(of: $0) != nil } ?? true }

  private func choose(_ color: Color) {
    typed = nil
    adopt(color)
  }

  /// Called with each choice in the panel: the opacity stays.
  private func adopt(_ color: Color) {
    let alpha = selection.wrappedValue.alpha
    shade = color
    selection.wrappedValue = supportsOpacity && alpha > 0 ? color.opacity(alpha) : color
  }

  /// The hexadecimal code: typed text stays as it is, and counts once it is a colour.
  private var code: Binding<String> {
    Binding {
      typed ?? HexColor.code(of: color) ?? ""
    } set: { text in
      typed = text
      if let color = HexColor.color(of: text) { adopt(color) }
    }
  }

  private var opacity: Binding<Double> {
    Binding {
      selection.wrappedValue.alpha
    } set: { alpha in
      let color = color
      shade = color
      selection.wrappedValue = color.opacity(alpha)
    }
  }
}
