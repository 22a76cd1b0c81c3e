import Glibc
import TerminalUI

/// A way to end, or to get in the way of, a program that owns the terminal.
enum Fault: String {
  case fatalError, precondition, outOfRange, overflow, unwrap, uncaught
  case badPointer, recursion, abort, divisionByZero
  case exit, exitAction, printAndAbort
  case threadFatalError, threadBadPointer, threadExit, crashAndExit
  case prints, printsMuch, printsAtLength, threadPrints, threadPrintsAtLength, logs, fork

  /// Does it; the compiler mustn't see what comes, so values come from ``one``.
  func happen(exit exitAction: ExitAction) {
    switch self {
    case .fatalError: Swift.fatalError("this is the message")
    case .precondition: Swift.precondition(one == 2, "one is two")
    case .outOfRange: use([1, 2, 3][one + 5])
    case .overflow: use(Int.max + one)
    case .unwrap: use((one == 2 ? 1 : nil)!)
    case .uncaught: try! fail()
    case .badPointer: UnsafeMutablePointer<Int>(bitPattern: 8 * one)!.pointee = 1
    case .recursion: use(depth(one))
    case .abort: Glibc.abort()
    case .divisionByZero: use(raise(SIGFPE))
    case .exit: Glibc.exit(3)
    case .exitAction: exitAction(7)
    case .printAndAbort:
      print("before the end")
      Glibc.abort()
    case .threadFatalError: onThread { Swift.fatalError("this is the message") }
    case .threadBadPointer: onThread { UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1 }
    case .threadExit: onThread { Glibc.exit(5) }
    case .crashAndExit: crashBesideExit()
    case .prints:
      print("to standard output")
      printError("to standard error")
    case .logs:
      // Part of a line, and through the C library.
      print("begun", terminator: ", ")
      puts("by puts")
      perror("to the error stream")
      DebugLog.write("to the log")
    case .printsMuch:
      for number in 1...100_000 { printError("line \(number)") }
    case .printsAtLength: printAtLength()
    case .threadPrintsAtLength: onThread(printAtLength)
    case .threadPrints:
      onThread {
        print("from a thread")
        printError("and \u{1B}[31mred\u{1B}[m")
      }
    case .fork: forkAndExit()
    }
  }

  private var one: Int { CommandLine.arguments.isEmpty ? 2 : 1 }

  private func use(_ value: some Any) { used = value }

  private func depth(_ level: Int) -> Int { level == 0 ? 0 : depth(level + 1) &+ 1 }

  private func fail() throws { throw TerminalError.noTerminalType }
}

private var used: Any?

/// A child that ends through `exit` has its parent's handlers, and must leave the terminal alone.
private func forkAndExit() {
  // Swift hides the function, because hardly anything may be done after it.
  typealias Fork = @convention(c) () -> pid_t
  guard let symbol = dlsym(nil, "fork") else { return }
  let process = unsafeBitCast(symbol, to: Fork.self)()
  if process == 0 { Glibc.exit(0) }
  var status: Int32 = 0
  waitpid(process, &status, 0)
}

/// Prints 100 MiB.
private nonisolated func printAtLength() {
  let block = [UInt8](repeating: 0x78, count: 1 << 20)
  let pace = getenv("TERMINALUI_TEST_PACE").flatMap { UInt32(String(cString: $0)) } ?? 0
  for _ in 0..<100 {
    _ = block.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    usleep(pace * 1000)
  }
}

/// A crash on another thread, and up to 300 µs later the end of the main one.
private func crashBesideExit() {
  onThread {
    crashing.pointee = 1
    UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
  }
  while crashing.pointee == 0 { sched_yield() }
  let end = ContinuousClock.now + .microseconds(Int.random(in: 0...300))
  while ContinuousClock.now < end {}
  Glibc.exit(0)
}

private nonisolated(unsafe) let crashing = {
  let word = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  word.initialize(to: 0)
  return word
}()

private nonisolated func onThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { box in
      Unmanaged<ThreadBody>.fromOpaque(box!).takeRetainedValue().body()
      return nil
    }, box)
  pthread_detach(thread)
}

private nonisolated final class ThreadBody: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
