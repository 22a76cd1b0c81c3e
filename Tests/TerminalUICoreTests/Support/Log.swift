import Observation

/// What views and actions note, in order.
///
/// One object, so that views that hold it stay equal.
final class Log: Observable {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries so far, which are then forgotten.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}
