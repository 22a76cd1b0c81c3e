internal import TerminalUICore

/// Messages of an app to screen readers.
///
/// - Source: SwiftUI `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// A text that a screen reader reads out, and that nothing shows.
  ///
  ///     AccessibilityNotification.Announcement("12 files copied").post()
  ///
  /// It is read out in the mode for screen readers; elsewhere nothing happens. Where a process shows several apps, all of them get it.
  /// - Source: SwiftUI `AccessibilityNotification.Announcement`; a literal is a key, and the priority is a parameter in place of an attribute.
  public struct Announcement: Sendable {
    /// Whether an announcement waits for what the same event changes.
    ///
    /// - Source: SwiftUI `AccessibilitySpeechAnnouncementPriority`.
    public nonisolated enum Priority: Sendable {
      /// The announcement comes after the changes of the screen.
      case `default`
      /// The announcement comes at once.
      case high
    }

    private let text: String
    private let priority: Priority

    /// Makes an announcement.
    public init(_ key: LocalizedStringKey, priority: Priority = .default) {
      self.init(key.content.string, priority: priority)
    }

    /// Makes an announcement of a text, which is read out as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ text: S, priority: Priority = .default) {
      (self.text, self.priority) = (String(text), priority)
    }

    /// Makes screen readers read the text.
    public func post() {
      for host in ViewHost.all { Announcements.of(host).post(text, isUrgent: priority == .high) }
    }
  }
}

/// The announcements to the screen reader of a host.
package final class Announcements {
  /// Gets each text, and whether it is urgent.
  package var onPost: ((_ text: String, _ isUrgent: Bool) -> Void)?

  /// The announcements of a host.
  package static func of(_ host: ViewHost) -> Announcements { host.hostObject { Announcements() } }

  func post(_ text: String, isUrgent: Bool) { onPost?(text, isUrgent) }
}
