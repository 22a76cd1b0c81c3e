internal import TerminalUICore

/// A question or other views of the program in front of an app that is shown already.
enum QuestionSheet {
  /// Asks a question.
  static func ask<Answer>(
    _ question: Question<Answer>, in host: ViewHost
  ) async -> Result<Answer, QuestionError> {
    let outcome = Outcome<Answer>()
    _ = await show(QuestionView(question: question, outcome: outcome), in: host) { outcome.onEnd = $0 }
    return outcome.answer.map { .success($0) } ?? .failure(.cancelled)
  }

  /// Shows views until they end, the user takes them away, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - view: The views.
  ///   - host: That of the app.
  ///   - begin: Gets the action that takes them away.
  /// - Returns: Whether something else has.
  static func show(
    _ view: some View, in host: ViewHost, _ begin: (_ end: @escaping () -> Void) -> Void
  ) async -> Bool {
    let presenters = host.hostObject { QuestionPresenters(host) }
    guard let presenter = presenters.dequeue() else { return true }
    defer { presenters.free.append(presenter) }
    let outcome = Outcome<Bool>()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        outcome.onEnd = { continuation.resume() }
        presenter.show(AnyView(view)) { outcome.end(true) }
        begin { outcome.end(false) }
      }
    } onCancel: {
      Task { @MainActor in outcome.end(true) }
    }
    presenter.hide()
    return outcome.answer ?? true
  }
}

/// The presenters of a host: as many as it had sheets at once.
private final class QuestionPresenters {
  var free: [QuestionPresenter] = []
  private weak var host: ViewHost?

  init(_ host: ViewHost) { self.host = host }

  func dequeue() -> QuestionPresenter? { free.popLast() ?? host?.addPresenter { QuestionPresenter(in: $0) } }
}

/// Shows a question in a sheet of the running app, though none of its views presents one.
private final class QuestionPresenter: PresentationNode {
  private var cancel: () -> Void = {}

  func show(_ view: AnyView, _ cancel: @escaping () -> Void) {
    self.cancel = cancel
    present(.sheet) { $0.make(SheetSurface(content: view)) }
    host.requestTurn()
  }

  func hide() {
    withdraw()
    host.requestTurn()
  }

  override func dismiss() { cancel() }
}
