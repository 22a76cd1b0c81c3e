import TerminalUI

/// Plays the installer: copies a little with each tick, and the debugger fails once on the primary mirror.
@Observable final class Installation {
  enum Phase { case running, paused, failed, done, aborted }
  struct Step: Identifiable {
    let component: Component
    var copied = 0
    var isSkipped = false

    var id: String { component.id }
    var isFinished: Bool { isSkipped || copied == component.megabytes }
  }
  struct Line: Identifiable {
    enum Kind { case plain, good, bad }
    let id: Int
    let text: String
    let kind: Kind
  }
  struct Failure: Identifiable {
    let component: Component
    var id: String { component.id }
  }

  private(set) var steps: [Step]
  private(set) var lines: [Line] = []
  private(set) var phase = Phase.running
  var failure: Failure?

  private let isVerbose: Bool
  private var isFlaky: Bool
  private var ticks = 0

  init(_ components: [Component], isFlaky: Bool, isVerbose: Bool) {
    steps = components.map { Step(component: $0) }
    self.isFlaky = isFlaky
    self.isVerbose = isVerbose
  }

  var total: Int { steps.reduce(0) { $0 + ($1.isSkipped ? 0 : $1.component.megabytes) } }
  var copied: Int { steps.reduce(0) { $0 + ($1.isSkipped ? 0 : $1.copied) } }
  var skipped: [Step] { steps.filter(\.isSkipped) }
  var current: Step? { steps.first { !$0.isFinished } }

  func tick() {
    guard phase == .running else { return }
    ticks += 1
    guard let index = steps.firstIndex(where: { !$0.isFinished }) else {
      phase = .done
      return say("Everything is in its place", .good)
    }
    let component = steps[index].component
    if steps[index].copied == 0 { say("Copying \(component.name), \(component.megabytes) MB") }
    if isFlaky, component.id == "debugger", steps[index].copied >= 80 {
      isFlaky = false
      phase = .failed
      failure = Failure(component: component)
      return say("\(component.name): the mirror closed the connection", .bad)
    }
    steps[index].copied = min(component.megabytes, steps[index].copied + 40)
    if isVerbose { say("  \(component.id): block \(steps[index].copied / 40)") }
    if steps[index].isFinished { say("\(component.name) is installed", .good) }
  }

  func retry() {
    guard phase == .failed, let index = steps.firstIndex(where: { !$0.isFinished }) else { return }
    steps[index].copied = 0
    phase = .running
    say("Trying \(steps[index].component.name) again")
  }

  func skip() {
    guard phase == .failed, let index = steps.firstIndex(where: { !$0.isFinished }) else { return }
    steps[index].isSkipped = true
    phase = .running
    say("\(steps[index].component.name) is left out", .bad)
  }

  func togglePause() {
    if phase == .running { phase = .paused } else if phase == .paused { phase = .running }
  }

  func abort() { phase = .aborted }

  private func say(_ text: String, _ kind: Line.Kind = .plain) {
    lines.append(Line(id: lines.count, text: "\(ticks < 10 ? " " : "")\(ticks)  \(text)", kind: kind))
  }
}
