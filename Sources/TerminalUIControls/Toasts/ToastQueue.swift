internal import TerminalUICore

/// The toasts of a window: some are shown, and the others wait until a shown one disappears.
@MainActor final class ToastQueue {
  /// `nil` while the host ends, when the views that show toasts leave.
  private weak var host: ViewHost?
  /// The toasts, shown or waiting, by their numbers: the larger the number, the later it came.
  private var entries: [Int: Entry] = [:]
  /// The numbers of the toasts that are shown, the oldest first.
  private var shown: [Int] = []
  /// The least number that a waiting toast may have.
  private var next = 1
  /// The numbers of the toasts with a message, by message and action: an equal toast is counted up.
  private var alike: [ToastLikeness: Int] = [:]
  private var count = 0
  private let presenter: ToastPresenter

  /// The most that are shown at a time.
  static let mostShown = 3

  private struct Entry {
    var toast: Toast
    /// Closes the toast, by the host's clock; `nil` while the toast waits, or the mouse is over it.
    var timer: HostTimer?
    /// The time for which the toast is still shown; `nil` for a toast that is shown until it is taken back.
    var rest: Duration?
    var isHovered = false
  }

  init(_ host: ViewHost) {
    self.host = host
    presenter = host.addPresenter { ToastPresenter(in: $0) }
  }

  /// Adds a toast, or counts up an equal one.
  @discardableResult package func add(_ toast: Toast) -> Int {
    if let likeness = toast.likeness, let number = alike[likeness], entries[number] != nil {
      entries[number]?.toast.count += 1
      entries[number]?.toast.actions += toast.actions
      stop(number)
      entries[number]?.rest = toast.duration
      changed(number)
      return number
    }
    count += 1
    entries[count] = Entry(toast: toast, rest: toast.duration)
    if let likeness = toast.likeness { alike[likeness] = count }
    changed(count)
    return count
  }

  /// Shows something else in one.
  func replace(_ number: Int, by view: AnyView, _ role: ToastRole?) {
    guard entries[number] != nil else { return }
    entries[number]?.toast.view = view
    entries[number]?.toast.role = role
    changed(number)
  }

  /// Takes one away.
  ///
  /// - Parameters:
  ///   - number: Which.
  ///   - isOver: Whether to call the end action of the toast.
  func remove(_ number: Int, isOver: Bool = true) {
    stop(number)
    guard let entry = entries.removeValue(forKey: number) else { return }
    if let likeness = entry.toast.likeness, alike[likeness] == number { alike[likeness] = nil }
    if let index = shown.firstIndex(of: number) {
      shown.remove(at: index)
      show()
    }
    if isOver { entry.toast.end?() }
  }

  /// Runs the action of one, and closes it.
  func act(_ number: Int) {
    guard let entry = entries[number] else { return }
    remove(number)
    for action in entry.toast.actions.reversed() { action.action() }
  }

  /// The mouse comes over one, or leaves it.
  func hover(_ number: Int, isOver: Bool) {
    guard entries[number] != nil else { return }
    entries[number]?.isHovered = isOver
    if isOver { stop(number) } else { start(number) }
  }

  /// Stops the time of a toast, and keeps what is left of it.
  private func stop(_ number: Int) {
    guard let host, let entry = entries[number], let timer = entry.timer else { return }
    let rest = max(timer.deadline - host.clock.now, .zero)
    entries[number]?.rest = entry.rest.map { min($0, rest) }
    host.cancel(timer)
    entries[number]?.timer = nil
  }

  /// Lets the time of a toast run, or go on.
  private func start(_ number: Int) {
    guard let host, let entry = entries[number], entry.timer == nil, !entry.isHovered, let rest = entry.rest
    else { return }
    entries[number]?.timer = host.schedule(for: self, after: rest) { $0.remove(number) }
  }

  /// A toast is new or has changed: waiting ones are shown later.
  private func changed(_ number: Int) {
    if shown.contains(number) || shown.count < Self.mostShown { show() }
  }

  /// Shows as many as there is room for, and begins the time of those that are new.
  private func show() {
    guard let host else { return }
    while shown.count < Self.mostShown, next <= count {
      if entries[next] != nil { shown.append(next) }
      next += 1
    }
    for number in shown { start(number) }
    presenter.show(
      shown.compactMap { number in
        entries[number].map { ShownToast(number: number, toast: $0.toast, queue: self) }
      })
    host.requestTurn()
  }
}

/// The message and the action of a toast: two toasts with equal ones are merged.
struct ToastLikeness: Hashable {
  let message: String
  let role: ToastRole?
  package let title: String?
  let key: KeyboardShortcut?
}

extension Toast {
  /// The message and action by which this one is merged with others; `nil` for one that isn't merged.
  fileprivate var likeness: ToastLikeness? {
    message.map {
      ToastLikeness(message: $0, role: role, title: actions.last?.title, key: actions.last?.key)
    }
  }
}

extension ViewHost {
  /// The toasts of the window.
  var toasts: ToastQueue { hostObject { ToastQueue(self) } }
}

extension Layer {
  /// An unobtrusive message.
  @usableFromInline package static func toast(_ alignment: Alignment = .bottomTrailing) -> Layer {
    Layer(
      "toast", .aligned(alignment), level: Layer.overAll, isModal: false, takesKeyboard: false, closing: [],
      hasGaps: true)
  }
}

/// Shows the toasts of the queue in a layer at a corner of the window.
private final class ToastPresenter: PresentationNode {
  private weak var stack: Node?

  func show(_ toasts: [ShownToast]) {
    if toasts.isEmpty { return withdraw() }
    if isPresenting {
      stack?.update(to: ToastStack(toasts: toasts))
    } else {
      var layer = Layer.toast()
      layer.opensSlowly = toasts.contains { $0.toast.moves }
      present(layer) { context in
        let node = context.make(ToastStack(toasts: toasts))
        stack = node
        return node
      }
    }
  }

  override var givesWay: Bool { true }
  override func place(for rect: Rect) -> Rect { host.clearPlace(for: rect) }

  override var name: String { "toasts" }
}

/// A toast that is shown.
struct ShownToast {
  let number: Int
  let toast: Toast
  let queue: ToastQueue
}

/// The toasts that are shown, the newest at the bottom.
private struct ToastStack: View {
  let toasts: [ShownToast]

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(toasts, id: \.number) { ToastView(shown: $0, hasKey: hasKey($0)) }
    }
  }

  /// Whether the key of a toast's action reaches it: of several with one key the newest has it.
  private func hasKey(_ toast: ShownToast) -> Bool {
    toasts.last { $0.key == toast.key }?.number == toast.number
  }
}

extension ShownToast {
  /// The normal form of the key of the toast's last action; `nil` without an action.
  fileprivate var key: KeyboardShortcut? { toast.actions.last?.key.canonical }
}

/// A shown toast: its mark, its view, how often it came, and its action.
private struct ToastView: View {
  let shown: ShownToast
  let hasKey: Bool

  var body: some View {
    let (toast, queue, number) = (shown.toast, shown.queue, shown.number)
    HStack(cellSpacing: 2) {
      HStack(cellSpacing: 1) {
        if let role = toast.role { ToastMark(role: role) }
        toast.view.lineLimit(3)
      }
      if toast.count > 1 { Text("×\(toast.count)").foregroundStyle(.secondary) }
      if let action = toast.actions.last {
        HStack {
          if hasKey { Text(action.key.shownText).bold() }
          Text(action.title).foregroundStyle(.tint)
        }
        .modifier(PressModifier { queue.act(number) })
        .keyboardShortcut(hasKey ? action.key : nil as KeyboardShortcut?)
        .actionTitle(action.title)
      }
    }
    .padding(.horizontal, 1)
    .border(.role(toast.role?.frameRole ?? .separator), .rounded)
    .unaryLayout(ToastRoom())
    .modifier(DrawEffectModifier(OpaqueSurface(isFramed: true)))
    .modifier(SolidModifier())
    .onHover { queue.hover(number, isOver: $0) }
  }
}

/// Takes the clicks in all cells of a toast: only those next to it are for the views below.
private struct SolidModifier: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { PassNode(in: context, flags: .isSolid) }
  func updatePassNode(_ node: PassNode) {}
}

/// Limits toasts to a third of the rows, at least three, so that they don't hide the content.
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
    element.role = .toast
    let (queue, number) = (shown.queue, shown.number)
    for action in shown.toast.actions.suffix(1) {
      element.actions.append(AccessibilityAction(name: action.title) { queue.act(number) })
    }
  }
}
