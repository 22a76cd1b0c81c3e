package import Terminal
package import TerminalUICore
package import TerminalUILinear
package import Terminals

/// Shows an app as lines of text, for screen readers.
package final class LineStage: WindowStage {
  /// What would show the app; it has the text that the app prints besides its window.
  private let other: (any WindowStage)?
  private let reason: String
  private var reader: LineReader?

  /// Why the mode is on, as the user's settings say; `nil` where they don't turn it on.
  package static var wish: String? {
    guard let value = UserPath.variable("TERMINALUI_SCREEN_READER"), !isOff(value), !value.isEmpty else {
      return nil
    }
    return "TERMINALUI_SCREEN_READER=\(value)"
  }

  /// Whether the user's settings forbid the mode, also where the terminal can't show anything else.
  static var isRefused: Bool { UserPath.variable("TERMINALUI_SCREEN_READER").map(isOff) ?? false }

  private static func isOff(_ value: String) -> Bool { ["0", "off"].contains(value) }

  private static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Makes the stage.
  ///
  /// - Parameters:
  ///   - reason: Why the mode is on; if empty, the user knows it already.
  ///   - other: What would show the app.
  package init(because reason: String, inPlaceOf other: (any WindowStage)?) {
    (self.reason, self.other) = (reason, other)
  }

  package init() { (reason, other) = ("", nil) }

  package func terminal(_ input: Int32, _ output: Int32) -> PresentedTerminal {
    LineTerminal(input: input, output: output)
  }

  package func plainTerminal() -> any TerminalBackend {
    other?.plainTerminal() ?? HeadlessBackend(size: LineTerminal.size)
  }

  package func adapt(_ environment: inout EnvironmentValues) {
    environment.accessibilityVoiceOverEnabled = true
    // In this mode nobody would see a motion.
    environment.accessibilityReduceMotion = true
  }

  package func handle(_ event: InputEvent) -> Bool { reader?.handle(event) ?? false }

  package func turn(of host: ViewHost, on terminal: any TerminalBackend) {
    let reader = reader ?? begin(host, on: terminal)
    host.prepareForEvent()
    host.update()
    reader.say(other?.takeText(of: host, isOver: false) ?? [])
    host.turn(on: terminal)
    reader.didTurn()
  }

  private func begin(_ host: ViewHost, on terminal: any TerminalBackend) -> LineReader {
    let terminal = terminal as? LineTerminal
    let reader = LineReader(
      host, title: Self.programName, actions: { [weak host] in host?.spokenActions ?? [] }
    ) {
      terminal?.print($0)
    }
    self.reader = reader
    if !reason.isEmpty { reader.begin(because: reason) }
    return reader
  }

  package func redraw() -> Bool {
    reader?.repeatAll()
    return true
  }

  package func end(of host: ViewHost, on terminal: any TerminalBackend) {
    reader?.say(other?.takeText(of: host, isOver: true) ?? [])
    reader?.end()
  }
}

extension ViewHost {
  /// The actions that the app offers by keys and by names, for the help of the mode for screen readers.
  package var spokenActions: [LineReader.Action] {
    keyActions.filter { $0.isEnabled && $0.isForPalette }.map { action in
      LineReader.Action(title: action.title, keys: action.keyText) { action.perform() }
    }
  }
}
