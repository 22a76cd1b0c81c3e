internal import TerminalUICore

/// A question in front of an app that is shown already.
enum QuestionSheet {
  static func ask<Answer>(
    _ question: Question<Answer>, in host: ViewHost
  ) async -> Result<Answer, QuestionError> {
    let outcome = Outcome<Answer>()
    let presenter = host.belonging { QuestionPresenters(host) }.presenter
    let answer: Answer? = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        outcome.onEnd = { continuation.resume(returning: outcome.answer) }
        presenter.show(
          AnyView(SheetQuestion(title: question.title, content: QuestionView(question: question, outcome: outcome)))
        ) { outcome.end(nil) }
      }
    } onCancel: {
      Task { @MainActor in outcome.end(nil) }
    }
    presenter.hide()
    return answer.map { .success($0) } ?? .failure(.cancelled)
  }
}

/// The place in a host where its questions are shown, one at a time.
private final class QuestionPresenters {
  let presenter: QuestionPresenter

  init(_ host: ViewHost) { presenter = host.addPresenter { QuestionPresenter(in: $0) } }
}

private final class QuestionPresenter: PresentationNode {
  private var cancel: () -> Void = {}

  func show(_ view: AnyView, _ cancel: @escaping () -> Void) {
    self.cancel = cancel
    present(.sheet) { $0.make(SheetSurface(content: view)) }
    host.requestTurn()
  }

  func hide() {
    cancel = {}
    withdraw()
    host.requestTurn()
  }

  override func dismiss() { cancel() }
}

/// A question in a sheet.
private struct SheetQuestion<Content: View>: View {
  let title: String
  let content: Content

  var body: some View { content }
}
