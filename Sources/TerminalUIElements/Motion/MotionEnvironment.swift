public import TerminalUICore

/// The settings for motion: what moves, and in how many frames.
private nonisolated enum AnimatesPresentationsKey: EnvironmentKey { static var defaultValue: Bool { true } }
private nonisolated enum MaximumFrameRateKey: EnvironmentKey { static var defaultValue: Int { 60 } }

extension EnvironmentValues {
  /// Whether sheets, alerts, toasts, groups and screens appear with a motion.
  ///
  /// It takes an eighth of a second and delays no key.
  ///
  ///     Root().environment(\.animatesPresentations, false)
  ///
  /// Ours. Menus and tabs are there at once.
  public var animatesPresentations: Bool {
    get { self[AnimatesPresentationsKey.self] }
    set { self[AnimatesPresentationsKey.self] = newValue }
  }

  /// The motion by which something is presented; `nil` is at once.
  package var presentationAnimation: Animation? {
    animatesPresentations && !accessibilityReduceMotion ? .presentation : nil
  }

  /// The most frames a second in which something moves, from 1 to 60.
  ///
  /// A motion makes a frame only where something can be seen of it, so it seldom makes as many. Ours: a slow terminal, or one at the end of
  /// a slow line, may be given less.
  public var maximumFrameRate: Int {
    get { self[MaximumFrameRateKey.self] }
    set { self[MaximumFrameRateKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The least seconds between two frames: more while nothing is typed, or before the terminal has taken the last one.
  func frameInterval(isSlow: Bool) -> Double {
    let rate = Swift.min(Double(Swift.max(maximumFrameRate, 1)), MotionEngine.fastest)
    let slowest = heldScenePhase == .active ? rate : Swift.min(rate, 10)
    return 1 / (isSlow ? Swift.min(slowest, 30) : slowest)
  }

  /// The least time between two frames of a terminal that takes them.
  package var frameInterval: Duration { .seconds(frameInterval(isSlow: false)) }
}

nonisolated extension Animation {
  /// The motion by which something is presented: over before it can be in the way.
  package static var presentation: Animation { .easeOut(duration: 0.12) }
}
