/// The reports of a host for the developer of the app.
@MainActor struct HostReports {
  /// The mistakes noticed so far, each once; the first of very many.
  private(set) var issues: [RuntimeIssue] = []
  let onIssue: ((RuntimeIssue) -> Void)?
  /// Called with each line for the debug log.
  let onLog: ((String) -> Void)?

  /// The most mistakes that are kept and reported.
  static var mostIssues: Int { 100 }

  /// Keeps a mistake, unless it is known; returns the receiver and the report.
  fileprivate mutating func note(_ issue: RuntimeIssue) -> ((RuntimeIssue) -> Void, RuntimeIssue)? {
    guard issues.count <= Self.mostIssues, !issues.contains(where: { issue.isSame(as: $0) }) else {
      return nil
    }
    let noted = issues.count < Self.mostIssues ? issue : .more(than: Self.mostIssues)
    issues.append(noted)
    return onIssue.map { ($0, noted) }
  }
}

extension ViewHost {
  /// The mistakes noticed so far, each once; the first of very many.
  public var issues: [RuntimeIssue] { reports.issues }

  /// Reports a mistake, once.
  package final func report(_ issue: RuntimeIssue) {
    // The receiver may notice another mistake.
    if let (tell, issue) = reports.note(issue) { tell(issue) }
  }
}
