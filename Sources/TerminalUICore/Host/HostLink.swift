/// The way to a host for values that may outlive it, such as actions and environments that an app keeps.
///
/// Not weak: an object that was weakly referred to pays for every retain from then on.
@MainActor package final class HostLink {
  /// The host, as long as there is one.
  package private(set) unowned(unsafe) var host: ViewHost?

  init(_ host: ViewHost) { self.host = host }

  /// The host is about to be freed.
  func end() { host = nil }
}
