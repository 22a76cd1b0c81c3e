/// What a window says by the way: what is shown, and what waits.
@MainActor final class ToastQueue {
  /// `nil` while the host ends, when the views that show toasts leave.
  private weak var host: ViewHost?
  private var entries: [Entry] = []
  private var count = 0
  private let presenter: ToastPresenter

  /// The most that are shown at a time.
  static let mostShown = 3

  private struct Entry {
    let number: Int
    var toast: Toast
    /// When it goes, by the host's clock; `nil` while it waits, or the mouse is over it.
    var timer: HostTimer?
    /// The time that is left.
    var rest: Duration
    var isHovered = false
  }

  init(_ host: ViewHost) {
    self.host = host
    presenter = host.addPresenter { ToastPresenter(in: $0) }
  }

  /// Adds one, or counts up another one that says the same.
  @discardableResult func add(_ toast: Toast) -> Int {
    if let index = entries.firstIndex(where: { $0.toast.isLike(toast) }) {
      entries[index].toast.count += 1
      entries[index].toast.actions += toast.actions
      stop(index)
      entries[index].rest = toast.duration
      changed()
      return entries[index].number
    }
    count += 1
    entries.append(Entry(number: count, toast: toast, rest: toast.duration))
    changed()
    return count
  }

  /// Shows something else in one.
  func replace(_ number: Int, by view: AnyView) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries[index].toast.view = view
    changed()
  }

  /// Takes one away.
  ///
  /// - Parameters:
  ///   - number: Which.
  ///   - isOver: Whether who added it is to be told.
  func remove(_ number: Int, isOver: Bool = true) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    stop(index)
    let entry = entries.remove(at: index)
    changed()
    if isOver { entry.toast.end?() }
  }

  /// Does what one offers, and takes it away.
  func act(_ number: Int) {
    guard let entry = entries.first(where: { $0.number == number }) else { return }
    remove(number)
    for action in entry.toast.actions.reversed() { action.action() }
  }

  /// The mouse comes over one, or leaves it.
  func hover(_ number: Int, isOver: Bool) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries[index].isHovered = isOver
    if isOver { stop(index) } else { start(index) }
  }

  private func stop(_ index: Int) {
    guard let host, let timer = entries[index].timer else { return }
    entries[index].rest = min(entries[index].rest, max(timer.deadline - host.clock.now, .zero))
    host.cancel(timer)
    entries[index].timer = nil
  }

  private func start(_ index: Int) {
    guard let host, entries[index].timer == nil, !entries[index].isHovered else { return }
    let number = entries[index].number
    entries[index].timer = host.schedule(after: entries[index].rest) { [weak self] in self?.remove(number) }
  }

  private func changed() {
    guard let host else { return }
    for index in entries.indices.prefix(Self.mostShown) { start(index) }
    presenter.show(
      entries.prefix(Self.mostShown).map { ShownToast(number: $0.number, toast: $0.toast, queue: self) })
    host.requestTurn()
  }
}

extension Toast {
  /// Whether both say the same and offer the same.
  fileprivate func isLike(_ other: Toast) -> Bool {
    message != nil && message == other.message && actions.last?.title == other.actions.last?.title
      && actions.last?.key == other.actions.last?.key
  }
}

@MainActor extension ViewHost {
  /// What the window says by the way.
  var toasts: ToastQueue { belonging { ToastQueue(self) } }
}

/// Shows the toasts of a window.
private final class ToastPresenter: PresentationNode {
  private weak var stack: Node?

  func show(_ toasts: [ShownToast]) {
    if toasts.isEmpty { return withdraw() }
    if isPresenting {
      stack?.update(to: ToastStack(toasts: toasts))
    } else {
      present(.toast()) { context in
        let node = context.make(ToastStack(toasts: toasts))
        stack = node
        return node
      }
    }
  }

  override var name: String { "toasts" }
}

/// One that is shown.
struct ShownToast {
  let number: Int
  let toast: Toast
  let queue: ToastQueue
}

/// Those that are shown, the newest at the bottom.
private struct ToastStack: View {
  let toasts: [ShownToast]

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(toasts, id: \.number) { ToastView(shown: $0) }
    }
  }
}

private struct ToastView: View {
  let shown: ShownToast

  var body: some View {
    let (toast, queue, number) = (shown.toast, shown.queue, shown.number)
    HStack(spacing: 2) {
      toast.view.lineLimit(3)
      if toast.count > 1 { Text("×\(toast.count)").foregroundStyle(.secondary) }
      if let action = toast.actions.last {
        HStack {
          Text(action.key.shownText).bold()
          Text(action.title).foregroundStyle(.tint)
        }
        .modifier(PressModifier { queue.act(number) })
        .keyboardShortcut(action.key)
        .actionTitle(action.title)
      }
    }
    .padding(.horizontal, 1)
    .border(.role(.separator), .rounded)
    .unaryLayout(ToastRoom())
    .background(.surface)
    .onHover { queue.hover(number, isOver: $0) }
  }
}

/// A third of the rows there are, or the three that one line in a frame takes: what is said by the way doesn't hide what is said.
private struct ToastRoom: UnaryLayout {
  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let height = proposal.height { inner.height = min(height, max(height / 3, 3)) }
    return inner
  }
  func size(for proposal: ProposedViewSize, content: Size) -> Size { content }
  func contentOrigin(in size: Size, content: ViewDimensions) -> Point { .zero }
}

extension ToastView: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .status
    let (queue, number) = (shown.queue, shown.number)
    for action in shown.toast.actions.suffix(1) {
      element.actions.append(AccessibilityAction(name: action.title) { queue.act(number) })
    }
  }
}
