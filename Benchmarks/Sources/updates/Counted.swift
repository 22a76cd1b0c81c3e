/// What is run inside of a C function, which a profiler knows by its name.
nonisolated enum Counted {
  nonisolated(unsafe) static var body: () -> Void = {}

  /// Runs ``body``; allocates nothing on the way.
  static let run: @convention(c) () -> Void = { Counted.body() }
}
