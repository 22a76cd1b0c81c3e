import Foundation
import TerminalUI

/// Two panes of files.
///
/// `files [FOLDER [FOLDER]]`; what is chosen with `o` is printed at the end: `vim $(files)`.
@main struct FilesApp: App {
  private let panes: Panes

  init() {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let folders = CommandLine.arguments.dropFirst().map {
      URL(filePath: $0, relativeTo: here).standardizedFileURL
    }
    let data =
      ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
    panes = Panes(
      left: Pane(folders.first ?? here), right: Pane(folders.dropFirst().first ?? folders.first ?? here),
      work: FileWork(trash: data.appending(path: "files-demo/trash")))
  }

  var body: some Scene { FilesScene(panes: panes) }
}

/// The window and its menus.
struct FilesScene: Scene {
  let panes: Panes

  var body: some Scene {
    WindowGroup("Files") { FilesScreen(panes: panes) }
      .commands { FilesCommands(panes: panes) }
  }
}
