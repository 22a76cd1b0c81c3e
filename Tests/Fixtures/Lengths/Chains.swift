// Chains of modifiers as SwiftUI code has them: each must type-check within the count of scopes that check-lengths.sh sets. What the compiler may
// try for a link must not multiply by what it may try for the next one.
import TerminalUIPoints

@MainActor private struct Chains {
  var isOn = true
  let gap: CGFloat = 8
  let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @ViewBuilder func colors() -> some View {
    Text("a").frame(width: 150).background(Color.red.opacity(0.5)).frame(width: 150)
      .background(Color.red.opacity(0.5)).frame(width: 150).background(Color.red.opacity(0.5))
      .frame(width: 150).background(Color.red.opacity(0.5))
    Text("a").background(Color.red.opacity(0.5)).frame(width: 150).background(Color.red.opacity(0.5))
      .frame(width: 150).background(Color.red.opacity(0.5)).frame(width: 150)
      .background(Color.red.opacity(0.5)).frame(width: 150).background(Color.red.opacity(0.5))
      .frame(width: 150).background(Color.red.opacity(0.5))
    Text("a").background(.red).background(.red).background(.red).background(.red).background(.red)
    Text("a").background(Color.red).overlay(Color.blue).background(Color.red).overlay(Color.blue)
      .background(Color.red).overlay(Color.blue).background(Color.red).overlay(Color.blue)
    Text("a").background(Color.secondary.opacity(0.2)).overlay(Color.primary.opacity(0.1))
      .background(Color.accentColor.opacity(0.2)).overlay(Color.primary.opacity(0.1))
    Text("a").padding().background(Color(.systemBackground)).padding().background(Color("brand").opacity(0.5))
      .padding(8).background(isOn ? Color.red : Color.blue.opacity(0.5)).cornerRadius(10)
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray.opacity(0.5), lineWidth: 1))
      .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
  }

  @ViewBuilder func lengths(_ proxy: GeometryProxy) -> some View {
    Text("a").frame(width: 150, height: 20).padding(10).background(Color.red.opacity(0.5))
      .overlay(Color.black.opacity(0.1)).cornerRadius(8).frame(width: 150, height: 20).padding(10)
      .background(Color.red.opacity(0.5)).overlay(Color.black.opacity(0.1)).cornerRadius(8)
    Text("a").frame(width: 10).frame(width: 20).frame(width: 30).frame(width: 40).frame(width: 50)
      .frame(width: 60).frame(width: 70)
    Text("a").frame(width: proxy.size.width * 0.5 - gap * 2, height: 100)
      .background(Color.red.opacity(0.5)).frame(height: proxy.size.height / 3 - 10)
      .offset(x: gap, y: -20).padding(.top, 10)
    Text("a").frame(width: isOn ? 30 : proxy.size.width, height: isOn ? proxy.size.height * 0.5 : 40)
  }

  // Each number of a turn in space has one type, next to computed lengths.
  @ViewBuilder func turns(_ proxy: GeometryProxy) -> some View {
    Text("a").frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
      .rotation3DEffect(
        .degrees(-gap / 20), axis: (x: gap / 2, y: 1 / gap, z: 0), anchor: .center, anchorZ: gap / 2,
        perspective: gap / 300)
    Text("a")
      .rotation3DEffect(
        .degrees(Double(proxy.frame(in: .global).minX - gap) / -20), axis: (x: 0, y: 10, z: 0),
        perspective: 1 / 3
      )
      .frame(width: proxy.size.width / 2 - 10, height: proxy.size.height / 3 + gap / 2)
      .offset(x: gap / 2, y: -gap / 3)
    Text("a").rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(.degrees(9), axis: (x: 0.5, y: gap, z: Double(gap)))
  }

  // A gradient and a style of any type have one meaning of `opacity`, too.
  @ViewBuilder func styles(_ style: some ShapeStyle) -> some View {
    Text("a").background(gradient.opacity(0.5)).background(gradient).overlay(gradient.opacity(isOn ? 1 : 0))
    Text("a").background(style.opacity(0.5)).background(.tint.opacity(0.5)).background(
      Material.thin.opacity(0.5))
    Text("a").background(.ultraThinMaterial).background(.red.gradient).border(.red).border(gradient, width: 2)
    Text("a").foregroundStyle(.secondary).foregroundStyle(Color.primary.opacity(0.4)).foregroundColor(
      .primary)
    Rectangle().fill(.red.opacity(0.4)).background(isOn ? .red : .blue).background(isOn ? Color.red : .clear)
  }
}
