internal import Foundation
public import TerminalUI

extension TestHost {
  /// The URLs that an app would have opened by the system's way.
  public var openedURLs: [String] { outside.urls }

  /// The programs that an app would have given the terminal to, with their arguments: each "ran" and ended with exit code 0.
  public var startedPrograms: [[String]] { outside.programs }

  /// The URLs that views would have loaded from the network: their loads fail as without a connection.
  public var requestedURLs: [String] { outside.requests }

  /// The texts that an app would have written to the user's clipboard.
  public var copiedTexts: [String] {
    terminal.messages.filter { $0.kind == .clipboard }.compactMap { message in
      // `ESC ] 52;c;` text `ESC \`
      let text = message.bytes.dropFirst(7).dropLast(2)
      return Data(base64Encoded: Data(text)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The notifications that an app would have shown, `title;text` each.
  public var notifications: [String] {
    terminal.messages.filter { $0.kind == .notification }.map { message in
      // `ESC ] 777;notify;` title `;` text `ESC \`
      String(decoding: message.bytes.dropFirst(13).dropLast(2), as: UTF8.self)
    }
  }

  /// The progress that an app shows at the terminal's tab, as `state;percent`; `nil` while it shows none.
  public var terminalProgress: String? {
    guard let last = terminal.messages.last(where: { $0.kind == .progress }), last != .progress(.hidden)
    else { return nil }
    // `ESC ] 9;4;` state `;` percent `ESC \`
    return String(decoding: last.bytes.dropFirst(6).dropLast(2), as: UTF8.self)
  }

  /// The code that the program would end with; `nil` while it runs.
  public var exitCode: Int32? { session?.exitCode ?? host.exitCode }
}

extension View {
  /// Has views of a test reach outside of its process: programs start and pictures are loaded from the network.
  ///
  ///     TestHost { Editor().reachesOutside() }
  ///
  /// Without this, a `TestHost` records such requests and does nothing. What only a terminal can do, such as writing to the clipboard, is recorded
  /// all the same.
  public func reachesOutside() -> some View {
    transformEnvironment(\.handOverTerminal) { $0 = EnvironmentValues().handOverTerminal }
      .transformEnvironment(\.networkRequests) { $0 = nil }
  }
}

/// The requests of an app to the world outside of the program.
final class Outside {
  private(set) var urls: [String] = []
  private(set) var requests: [String] = []
  private(set) var programs: [[String]] = []

  /// Notes the requests of an environment's views; texts for the clipboard are messages to the terminal.
  func set(in environment: inout EnvironmentValues, _ terminal: HeadlessBackend) {
    environment.systemOpener = { [self] in
      urls.append($0)
      return true
    }
    environment.handOverTerminal = HandOverAction { [self] program, arguments in
      programs.append([program] + arguments)
      return 0
    }
    environment.networkRequests = { [self] in
      requests.append($0)
      return false
    }
    environment.sendToTerminal = { terminal.send($0) }
    environment.copyToClipboard = ClipboardAction { message in
      terminal.send(message)
      return true
    }
  }
}
