/// Runs `body` with the address of a value.
///
/// The value must not be changed there.
///
/// The standard library's own call checks the executor for a closure of the main actor's.
@inline(__always) nonisolated func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeMutableRawPointer(mutating: $0)) }
}
