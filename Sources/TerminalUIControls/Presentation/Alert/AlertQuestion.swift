internal import TerminalUICore

/// The question about some data, which it keeps as they were at first.
@usableFromInline struct AlertQuestion<Data, Actions: View, Message: View>: View {
  @State private var data: Data
  package let title: Text?
  let offersCancel: Bool
  package let actions: (Data) -> Actions
  let message: (Data) -> Message

  @usableFromInline init(
    _ data: Data, title: Text?, offersCancel: Bool, actions: @escaping (Data) -> Actions,
    message: @escaping (Data) -> Message
  ) {
    _data = State(initialValue: data)
    (self.title, self.offersCancel, self.actions, self.message) = (title, offersCancel, actions, message)
  }

  @usableFromInline var body: some View {
    AlertBox(title: title, offersCancel: offersCancel, actions: actions(data), message: message(data))
  }
}

extension View {
  /// Asks about data while there are some.
  @inlinable func questions<Data, Actions: View, Message: View>(
    _ data: Binding<Data?>, _ layer: Layer, title: Text?, offersCancel: Bool,
    actions: @escaping (Data) -> Actions, message: @escaping (Data) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(item: data, identity: { _ in true }, layer: layer, onDismiss: nil) {
        AlertQuestion(
          $0, title: title, offersCancel: offersCancel, actions: actions, message: message)
      })
  }
}

extension Binding<Bool> {
  /// Some data while the value is true; taking them away writes `false`.
  @usableFromInline func with<Data>(_ data: Data?) -> Binding<Data?> {
    Binding<Data?> {
      wrappedValue ? data : nil
    } set: {
      if $0 == nil { wrappedValue = false }
    }
  }
}
