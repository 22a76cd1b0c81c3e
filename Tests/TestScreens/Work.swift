internal import CTestSupport

/// The processor time that this thread takes for something: the least of three times.
package func work(_ body: () -> Void) -> Double {
  (0..<3).map { _ in
    let start = ctest_thread_time()
    body()
    return ctest_thread_time() - start
  }.min() ?? 0
}

/// How much more work something is for eight times the size: 8 where it is linear, 64 where it is quadratic.
package func growth(from size: Int, of body: (Int) -> Void) -> Double {
  let small = work { body(size) }
  return work { body(8 * size) } / small
}
