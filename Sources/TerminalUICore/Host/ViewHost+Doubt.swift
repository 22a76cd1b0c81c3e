internal import RuntimeMetadata

extension ViewHost {
  /// Has a wrong comparison reported to a host: called when a host is made; the check runs once in the process.
  static func reportDoubts() {
    SelfCheck.whenInDoubt { wrong in
      if MainThread.isCurrent {
        MainThread.assume { report(wrong) }
      } else {
        Task { @MainActor in report(wrong) }
      }
    }
  }

  private static func report(_ wrong: String) { all.first?.report(.unknownRuntime(wrong: wrong)) }
}
