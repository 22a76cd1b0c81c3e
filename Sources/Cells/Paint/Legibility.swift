/// What a colour in front is there for, which decides how much contrast it needs.
public enum Legibility: Hashable, Sendable, CaseIterable {
  /// Text that is read.
  case body
  /// Labels, and what is read at a glance.
  case label
  /// What can't be used, and what is beside the point.
  case incidental
  /// No text: lines, tracks. It is to be seen, not read.
  case line

  /// The least contrast (see ``Color/contrast(on:)``), whatever its sign.
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
  /// What its colour in front is there for; `nil` for what is behind.
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
