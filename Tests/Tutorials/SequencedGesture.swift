import TerminalUIFoundation

struct SequencedGesture: View {
  enum DragState {
    case inactive, pressing
    case dragging(translation: CGSize)
    var translation: CGSize {
      if case .dragging(let translation) = self { return translation }
      return .zero
    }
  }
  @GestureState private var state = DragState.inactive
  @State private var position = CGSize.zero
  var body: some View {
    let press = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .updating($state) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        position.width += drag.translation.width
        position.height += drag.translation.height
      }
    Circle()
      .fill(.green)
      .frame(width: 80, height: 80)
      .offset(x: position.width + state.translation.width, y: position.height + state.translation.height)
      .gesture(press)
      .onTapGesture(count: 2) { position = .zero }
  }
}
