import TerminalUI

/// Shapes that are scaled and turned, at once or moving.
struct ScaleEffectPage: View {
  @State private var isLarge = false
  @State private var turns = 0.0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Grow") { isLarge.toggle() }
        Button("Turn") { turns += 0.25 }
      }
      HStack(spacing: 3) {
        HStack(alignment: .bottom, spacing: 1) {
          ForEach([0.3, 0.9, 0.6], id: \.self) { part in
            Rectangle().fill(.green).frame(width: 3)
              .scaleEffect(
                y: isLarge ? 1 : part, anchor: .bottom)
          }
        }
        Circle().trim(from: 0, to: 0.7).stroke(.tint)
          .rotationEffect(.degrees(360 * turns - 90))
          .frame(width: 12)
        ZStack {
          Circle().stroke(.gray)
          Capsule().fill(.orange)
            .frame(width: 1, height: 3).offset(y: -1)
            .rotationEffect(.degrees(360 * turns + 60))
        }
        .frame(width: 12)
      }
      .frame(height: 6)
      .animation(.default, value: turns)
      HStack(spacing: 6) {
        Circle().fill(.red).frame(width: 6, height: 3)
          .scaleEffect(isLarge ? 1.5 : 0.7)
        Rectangle().fill(.blue)
          .frame(width: 10, height: 3)
          .rotation3DEffect(
            .degrees(360 * turns + 60),
            axis: (x: 0, y: 1, z: 0))
      }
      .frame(height: 5)
    }
    .animation(.default, value: isLarge)
  }
}
