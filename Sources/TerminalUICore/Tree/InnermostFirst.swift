/// A value of the environment inside another one of its kind, such as the name of a coordinate space.
@MainActor package protocol InnermostFirst: AnyObject {
  /// The one around it.
  var outer: Self? { get }
}

extension InnermostFirst {
  /// This value and those around it, the innermost first.
  package var outward: UnfoldFirstSequence<Self> { sequence(first: self) { $0.outer } }
}
