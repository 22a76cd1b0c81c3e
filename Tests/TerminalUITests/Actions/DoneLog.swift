/// What actions did, in order.
final class DoneLog {
  private var done: [String] = []

  func note(_ what: String) { done.append(what) }
  func take() -> [String] {
    defer { done = [] }
    return done
  }
}
