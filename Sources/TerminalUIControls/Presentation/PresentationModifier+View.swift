internal import TerminalUICore

extension View {
  /// Presents a layer while a value is true.
  @inlinable package func presentation<Content: View>(
    _ isPresented: Binding<Bool>, _ layer: Layer, _ onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return modifier(
      PresentationModifier(item: item, identity: { $0 }, layer: layer, onDismiss: onDismiss) { _ in content()
      })
  }

  /// Presents a layer while there is an item.
  @inlinable package func presentation<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ layer: Layer, _ onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, layer: layer, onDismiss: onDismiss, content: content))
  }
}
