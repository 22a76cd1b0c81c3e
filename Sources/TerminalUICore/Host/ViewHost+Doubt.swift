internal import RuntimeMetadata

extension ViewHost {
  /// Has a host report it if values can't be compared in this process as they should be.
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
