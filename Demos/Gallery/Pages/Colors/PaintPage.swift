import TerminalUI

/// Roles, levels, gradients and opacity: the theme says what a role looks like, a terminal that has told its background mixes.
struct PaintPage: View {
  private let sky = LinearGradient(
    colors: [.rgb(80, 160, 255), .rgb(200, 80, 220)],
    startPoint: .leading, endPoint: .trailing)

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tint").foregroundStyle(.tint)
        Text("error").foregroundStyle(.error)
      }
      HStack {
        Text("red")
        Text("secondary").foregroundStyle(.secondary)
      }
      .foregroundStyle(.red)
      Text("a gradient over a text").foregroundStyle(sky)
      sky.frame(width: 30, height: 2)
        .overlay {
          Text("faint").foregroundStyle(.black)
            .opacity(0.6)
        }
      HStack {
        Button("orange") {}.tint(.orange)
        Button("as ever") {}
        Text("accent").foregroundStyle(.tint)
          .accentColor(.purple)
      }
      Text("on a surface").background(.surface)
    }
  }
}
