import TerminalUIFoundation

struct MeshAndMaterials: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  var body: some View {
    ZStack {
      AngularGradient(
        gradient: Gradient(colors: [.red, .yellow, .green, .red]), center: .center, angle: .degrees(90)
      )
      .ignoresSafeArea()
      VStack {
        Text("Frosted").padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("Vibrant").foregroundStyle(.secondary).backgroundStyle(.thickMaterial)
        Text(scheme == .light ? "Light" : "Dark").environment(\.colorScheme, .dark)
      }
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    .background { Color.black.ignoresSafeArea() }
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
  }
}
