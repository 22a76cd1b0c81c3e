#if DEBUG
  internal import Terminal

  /// Runs previews in place of the app, in a debug build with `TERMINALUI_PREVIEW` in the environment.
  ///
  /// `1` shows the gallery of previews, `0` and nothing the app; anything else is the folder into which pictures are written.
  enum PreviewRun: DebugRun {
    /// Shows the previews, and ends the process; returns if the environment doesn't request them.
    package static func run(for value: String) {
      switch value {
      case "", "0": return
      case "1": Launch.run { PreviewApp() }
      default: PreviewPictures(folder: value).write()
      }
    }
  }
#endif
