/// The purpose of a colour in front, which decides how much contrast it needs.
public enum Legibility: Hashable, Sendable, CaseIterable {
  /// Text that is read.
  case body
  /// Labels, and other text read at a glance.
  case label
  /// Disabled and incidental text.
  case incidental
  /// No text: lines, tracks. It is to be seen, not read.
  case line

  /// The least contrast (see ``Color/contrast(on:)``), without its sign.
  public var contrast: Double {
    switch self {
    case .body: 75
    case .label: 60
    case .incidental: 45
    case .line: 10
    }
  }
}

extension PaintRole {
  /// The purpose of its colour in front; `nil` for roles behind.
  public var legibility: Legibility? {
    switch self {
    case .foreground, .primary: .body
    case .secondary, .tint, .onTint, .link, .success, .warning, .error: .label
    case .tertiary, .quaternary, .placeholder: .incidental
    case .separator: .line
    case .surface, .fill, .selection, .background: nil
    }
  }
}
