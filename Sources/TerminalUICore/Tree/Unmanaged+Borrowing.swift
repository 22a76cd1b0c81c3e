extension Unmanaged {
  /// Runs `body` with the object, which something else keeps alive meanwhile: no retain and no release.
  ///
  /// The standard library's own call checks the executor for a closure of the main actor's; this one is inlined here.
  @inlinable @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
