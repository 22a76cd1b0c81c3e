/// Counts the engine's visits, in debug builds only: tests assert that they don't grow with the number of views.
package enum WorkCounter {
  #if DEBUG
    package nonisolated(unsafe) static var count = 0
  #else
    package static var count: Int { 0 }
  #endif

  @inline(__always) static func note(_ number: Int = 1) {
    #if DEBUG
      count &+= number
    #endif
  }
}
