public import Foundation

// Feedback by vibration, which a terminal doesn't give: these names compile and change nothing.

/// A device that gives feedback; a terminal can't be felt.
///
/// - Source: UIKit `UIFeedbackGenerator`; without effect.
@MainActor @preconcurrency public class UIFeedbackGenerator {
  /// Makes one.
  public nonisolated init() {}
  /// Gets ready for nothing.
  public func prepare() {}
}

/// Feedback for something that hits something; a terminal can't be felt.
///
/// - Source: UIKit `UIImpactFeedbackGenerator`; without effect.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or soft what hits is.
  ///
  /// - Source: UIKit `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes one of medium style.
  public nonisolated override init() { super.init() }
  /// Makes one of a style.
  public nonisolated init(style: FeedbackStyle) { super.init() }
  /// Gives no feedback.
  public func impactOccurred() {}
  /// Gives no feedback.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the end of a task; a terminal can't be felt.
///
/// - Source: UIKit `UINotificationFeedbackGenerator`; without effect.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended.
  ///
  /// - Source: UIKit `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Gives no feedback.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for another selection; a terminal can't be felt.
///
/// - Source: UIKit `UISelectionFeedbackGenerator`; without effect.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives no feedback.
  public func selectionChanged() {}
}
