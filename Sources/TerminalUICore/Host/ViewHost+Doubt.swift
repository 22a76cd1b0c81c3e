internal import RuntimeMetadata

extension ViewHost {
  /// Reports to a host if values can't be compared correctly in this process.
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
