/// Runs `body` with the place of a value in memory, of which nothing may be changed.
///
/// The standard library's own call checks the executor for a closure of the main actor's.
@inline(__always) nonisolated func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeMutableRawPointer(mutating: $0)) }
}
