#if DEBUG
  internal import RuntimeMetadata
  internal import TerminalUICore

  /// What runs in place of the app in a debug build: the previews, which are a module above this one.
  @MainActor package protocol DebugRun {
    /// Runs as a variable of the environment says, and ends the process; returns if it says that the app runs.
    static func run(for value: String)
  }

  /// Runs code before the app, in debug builds.
  enum DebugLaunch {
    /// Runs the previews in place of the app, if the environment requests them and the program has them.
    static func runIfWanted() {
      guard let value = UserEnvironment.value("TERMINALUI_PREVIEW") else { return }
      for type in ConformingTypes.find((any DebugRun).self) { (type as? any DebugRun.Type)?.run(for: value) }
    }
  }
#endif
