import Glibc
import TerminalUI

/// Two panes of files.
///
/// `files [FOLDER [FOLDER]]`; the file chosen with `o` is printed at the end: `vim $(files)`. `files --work …` does one
/// piece of work without a window: see ``FileCommand``.
@main struct FilesApp: App {
  @ApplicationDelegateAdaptor(FilesDelegate.self) private var delegate
  private let panes: Panes

  init() {
    // A file that grows over a limit is an error of its job, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let words = Arguments.ofProcess.dropFirst()
    let places = Places.ofProcess
    if words.first == Array("--work".utf8) { exit(FileCommand(places).run(Array(words.dropFirst()))) }
    let here = Arguments.workingFolder
    let folders = words.map { FilePath(bytes: $0, in: here) }
    panes = Panes(
      left: Pane(folders.first ?? here), right: Pane(folders.dropFirst().first ?? folders.first ?? here),
      places: places)
    delegate.work = panes.work
  }

  /// Makes the app of other panes: a test's, with its own folder, home and programs.
  init(_ panes: Panes) {
    self.panes = panes
    delegate.work = panes.work
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

/// Ends the jobs with the program, however it is left.
final class FilesDelegate: ApplicationDelegate {
  var work: FileWork?

  init() {}

  func applicationWillTerminate() { work?.stop() }
}
