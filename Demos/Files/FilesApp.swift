import Foundation
import TerminalUI

/// Two panes of files.
///
/// `files [FOLDER [FOLDER]]`; what is chosen with `o` is printed at the end: `vim $(files)`.
@main struct FilesApp: App {
  private let left: Pane
  private let right: Pane
  private let work: FileWork

  init() {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let folders = CommandLine.arguments.dropFirst().map {
      URL(filePath: $0, relativeTo: here).standardizedFileURL
    }
    left = Pane(folders.first ?? here)
    right = Pane(folders.dropFirst().first ?? folders.first ?? here)
    let data =
      ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
    work = FileWork(trash: data.appending(path: "files-demo/trash"))
  }

  var body: some Scene {
    WindowGroup("Files") { FilesScreen(left: left, right: right, work: work) }
  }
}
