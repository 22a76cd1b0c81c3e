import Dispatch
import Foundation
import TerminalUI

/// `Trials wakes <kind>`: counts to five by a kind of timer, queue or task, without a key.
struct WakesApp: App {
  var body: some Scene { WindowGroup { Wakes() } }
}

private struct Wakes: View {
  @Environment(\.exit) private var exit
  @State private var count = 0

  var body: some View {
    Text("\(Trials.arguments.first ?? "") \(count)")
      .onAppear { Wake(rawValue: Trials.arguments.first ?? "")?.start(Counting(binding: $count)) }
      .onKeyPress("+") {
        count += 1; return .handled
      }
      .onKeyPress("q") {
        exit(); return .handled
      }
  }
}

/// A count to five.
nonisolated private struct Counting: Sendable {
  let binding: Binding<Int>

  /// Counts one further, and says whether it is done.
  func step() -> Bool {
    if binding.wrappedValue < 5 { binding.wrappedValue += 1 }
    return binding.wrappedValue == 5
  }
}

/// What can change a view without a key.
nonisolated private enum Wake: String {
  case timer, timers, foreignTimer, queue, foreignQueue, delayed, source
  case task, detached, thread, actor, restless

  private static let interval = 0.02

  @MainActor func start(_ counting: Counting) {
    switch self {
    case .timer: Self.schedule(on: .current, counting)
    case .timers:
      // One after the other, each made by the one before.
      _ = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: false) { _ in
        MainActor.assumeIsolated { if !counting.step() { start(counting) } }
      }
    case .foreignTimer:
      Thread.detachNewThread {
        // Until the loop waits.
        Thread.sleep(forTimeInterval: Self.interval)
        Self.schedule(on: .main, counting)
      }
    case .queue: DispatchQueue.main.async { if !counting.step() { start(counting) } }
    case .foreignQueue:
      DispatchQueue.global().async { DispatchQueue.main.async { if !counting.step() { start(counting) } } }
    case .delayed:
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
        if !counting.step() { start(counting) }
      }
    case .source:
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now(), repeating: Self.interval)
      source.setEventHandler { if counting.step() { source.cancel() } }
      source.activate()
    case .task:
      Task {
        repeat { try? await Task.sleep(for: .seconds(Self.interval)) } while !counting.step()
      }
    case .detached:
      Task.detached {
        for number in 1...5 {
          try? await Task.sleep(for: .seconds(Self.interval))
          counting.binding.wrappedValue = number
        }
      }
    case .thread:
      Thread.detachNewThread {
        for number in 1...5 {
          Thread.sleep(forTimeInterval: Self.interval)
          counting.binding.wrappedValue = number
        }
      }
    case .actor:
      Task.detached {
        repeat {
          try? await Task.sleep(for: .seconds(Self.interval))
        } while await !MainActor.run { counting.step() }
      }
    case .restless:
      Task {
        while true {
          if Int.random(in: 0..<100) == 0 { _ = counting.step() }
          await Task.yield()
        }
      }
    }
  }

  private static func schedule(on loop: RunLoop, _ counting: Counting) {
    let timer = Timer(timeInterval: interval, repeats: true) { if counting.step() { $0.invalidate() } }
    loop.add(timer, forMode: .common)
  }
}
