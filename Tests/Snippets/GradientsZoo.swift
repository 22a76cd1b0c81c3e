import TerminalUIFoundation

struct GradientsZoo: View {
  var body: some View {
    VStack {
      Rectangle().fill(
        RadialGradient(
          gradient: Gradient(colors: [.red, .yellow]), center: .center, startRadius: 2, endRadius: 20))
      RadialGradient(colors: [.purple, .black], center: .topLeading, startRadius: 5, endRadius: 500)
      Circle().fill(
        AngularGradient(
          gradient: Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red]), center: .center))
      AngularGradient(
        colors: [.mint, .teal], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
      EllipticalGradient(colors: [.orange, .pink], center: .center)
      Text("Hello").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Capsule().fill(
        .radialGradient(colors: [.white, .gray], center: .center, startRadius: 0, endRadius: 30))
      Circle().stroke(.conicGradient(colors: [.white, .gray], center: .center), lineWidth: 4)
      Circle().strokeBorder(
        AngularGradient(gradient: Gradient(colors: [.red, .green]), center: .center, angle: .degrees(90)),
        lineWidth: 3)
    }
  }
}
