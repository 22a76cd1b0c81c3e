public import TerminalUICore

extension View {
  /// Shows a toast in a corner of the window while a value is true: for some seconds.
  ///
  ///     Editor().toast(isPresented: $isSaved) { Text("Saved") }
  ///
  /// Nothing below it is dead, and Tab doesn't lead into it. After the time the value is false; how several are shown, see ``ShowToastAction``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown, or waits to be.
  ///   - role: The role that its mark shows; `nil` has no mark.
  ///   - duration: How long it is shown; `nil` is five seconds, or for ``ToastRole/progress`` as long as the value is true.
  ///   - action: An action that the toast offers.
  ///   - content: The view of the toast; it gets the environment of the window.
  /// - Returns: A view that looks the same.
  @inlinable public func toast<Content: View>(
    isPresented: Binding<Bool>, role: ToastRole? = nil, for duration: Duration? = nil,
    action: ToastAction? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      ToastModifier(
        id: isPresented.wrappedValue ? AnyHashable(true) : nil, view: AnyView(content()), role: role,
        duration: duration, action: action, end: { isPresented.wrappedValue = false }))
  }

  /// Shows a toast in a corner of the window while there is an item: for some seconds.
  ///
  /// After the time there is no item; another item is another toast.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - role: The role that its mark shows; `nil` has no mark.
  ///   - duration: How long it is shown; `nil` is five seconds, or for ``ToastRole/progress`` as long as there is this item.
  ///   - action: An action that the toast offers.
  ///   - content: Makes the view of an item; it gets the environment of the window.
  /// - Returns: A view that looks the same.
  @inlinable public func toast<Item: Identifiable, Content: View>(
    item: Binding<Item?>, role: ToastRole? = nil, for duration: Duration? = nil,
    action: ToastAction? = nil,
    @ViewBuilder content: (Item) -> Content
  ) -> some View {
    modifier(
      ToastModifier(
        id: item.wrappedValue.map { AnyHashable($0.id) },
        view: item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()), role: role,
        duration: duration, action: action, end: { item.wrappedValue = nil }))
  }
}

/// An unobtrusive message in a corner of the window.
@MainActor struct Toast {
  /// The text by which equal toasts are merged; `nil` for none.
  var message: String?
  var view: AnyView
  var role: ToastRole?
  /// How long the toast is shown; `nil` for a toast that is shown until it is taken back.
  var duration: Duration?
  /// The actions of its key, the newest last.
  package var actions: [ToastAction]
  var count = 1
  /// Whether the toast opens with a motion.
  var moves = true
  /// Called when the toast has left.
  var end: (() -> Void)?
}

@usableFromInline struct ToastModifier: PassModifier {
  let id: AnyHashable?
  let view: AnyView
  let role: ToastRole?
  let duration: Duration?
  let action: ToastAction?
  let end: () -> Void

  @usableFromInline init(
    id: AnyHashable?, view: AnyView, role: ToastRole?, duration: Duration?, action: ToastAction?,
    end: @escaping () -> Void
  ) {
    self.id = id
    self.view = view
    self.role = role
    self.duration = duration
    self.action = action
    self.end = end
  }

  fileprivate func toast(moves: Bool) -> Toast {
    Toast(
      message: nil, view: view, role: role,
      duration: duration ?? (role == .progress ? nil : .seconds(5)), actions: action.map { [$0] } ?? [],
      moves: moves)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { ToastNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ToastNode.self).update(self)
  }
}

/// Adds the toast to the window's queue when its identity appears, and takes it back when the view leaves.
private final class ToastNode: PassNode {
  private var modifier: ToastModifier
  private var shown: AnyHashable?
  private var number: Int?

  init(_ modifier: ToastModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    change()
  }

  func update(_ modifier: ToastModifier) {
    self.modifier = modifier
    change()
  }

  /// Called with each new value of the modifier: shows its toast, replaces the content of it, or takes it away.
  private func change() {
    guard modifier.id != shown else {
      if let number { host.toasts.replace(number, by: modifier.view, modifier.role) }
      return
    }
    withdraw()
    shown = modifier.id
    guard shown != nil else { return }
    var toast = modifier.toast(moves: EnvironmentValues(frame).presentationAnimation != nil)
    toast.end = { [weak self] in
      guard let self else { return }
      (shown, number) = (nil, nil)
      modifier.end()
    }
    number = host.toasts.add(toast)
  }

  private func withdraw() {
    guard let number else { return }
    self.number = nil
    host.toasts.remove(number, isOver: false)
  }

  override func didLeave() { withdraw() }
  override var name: String { "toast" }
}
