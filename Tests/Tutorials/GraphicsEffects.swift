import TerminalUIFoundation

struct GraphicsEffects: View {
  var body: some View {
    VStack {
      Text("Masked").font(.largeTitle).mask(
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Color.red.frame(height: 20).saturation(0.3).brightness(0.1).contrast(1.2)
      Color.blue.frame(height: 20).grayscale(0.9).hueRotation(.degrees(45)).colorInvert()
      Color.white.frame(height: 20).colorMultiply(.yellow)
      Text("Blurred").blur(radius: 2, opaque: false).blendMode(.multiply)
      Text("Glow").shadow(color: .yellow, radius: 10, x: 0, y: 0)
      Image(systemName: "star").symbolVariant(.fill).symbolRenderingMode(.hierarchical).imageScale(.large)
      Rectangle().frame(width: 50, height: 50).rotation3DEffect(
        .degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      Circle().reverseMask { Circle().frame(width: 10, height: 10) }
    }
    .drawingGroup()
    .compositingGroup()
  }
}
extension View {
  func reverseMask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    self.mask {
      Rectangle().overlay(alignment: alignment) { mask().blendMode(.destinationOut) }
    }
  }
}
