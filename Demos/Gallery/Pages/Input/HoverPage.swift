import TerminalUI

/// The mouse over a view, without a button.
struct HoverPage: View {
  @State private var isOver = false
  @State private var place = "outside"

  var body: some View {
    VStack(alignment: .leading) {
      Text("over me").border().reverse(isOver)
        .onHover { isOver = $0 }
        .pointerStyle(.link)
      Text("where?").frame(width: 20, height: 2).border()
        .onContinuousHover { phase in
          if case .active(let point) = phase {
            place = "\(point.x), \(point.y)"
          } else {
            place = "outside"
          }
        }
      Text(place)
      HStack {
        Text("shows it").hoverEffect()
        Text("doesn't").hoverEffect()
          .hoverEffectDisabled()
      }
    }
  }
}
