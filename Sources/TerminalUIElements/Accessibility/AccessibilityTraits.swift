/// The behaviour of a view for assistive technologies.
///
/// - Source: SwiftUI `AccessibilityTraits`.
public nonisolated struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  /// Makes a set of none.
  public init() { bits = 0 }
  private init(_ number: UInt32) { bits = 1 << number }

  /// Runs an action.
  public static let isButton = AccessibilityTraits(0)
  /// A heading of the content after it.
  public static let isHeader = AccessibilityTraits(1)
  /// Is selected.
  public static let isSelected = AccessibilityTraits(2)
  /// Leads elsewhere.
  public static let isLink = AccessibilityTraits(3)
  /// Is a field for a text to search.
  public static let isSearchField = AccessibilityTraits(4)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(5)
  /// Plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(6)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// Is a text that doesn't change.
  public static let isStaticText = AccessibilityTraits(8)
  /// Sums up what there is when the app starts.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// Begins to play or record when it is used.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// Can be used directly, without an assistive technology between.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// Blocks the elements below it.
  public static let isModal = AccessibilityTraits(14)
  /// Is on or off.
  public static let isToggle = AccessibilityTraits(15)
  /// Is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(16)

  private static let names = [
    "button", "header", "selected", "link", "searchField", "image", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
    "modal", "toggle", "tabBar",
  ]
}

nonisolated extension AccessibilityTraits {
  /// Whether a trait is in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// Returns the traits that are in this set or in another one.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
  /// Returns the traits that are in this set and in another one.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other) }
  }
  /// Returns the traits that are in exactly one of two sets: this one or another.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other) }
  }
  /// Adds a trait.
  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes a trait out.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  /// Adds a trait.
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  {
    let had = intersection(newMember)
    bits |= newMember.bits
    return had.bits == 0 ? nil : had
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits that another set has.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in exactly one of two sets: this one or another.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result)
    return result
  }
}

nonisolated extension AccessibilityTraits: CustomStringConvertible {
  /// The names of the traits.
  public var description: String {
    Self.names.indices.filter { bits & 1 << $0 != 0 }.map { Self.names[$0] }.joined(separator: ", ")
  }
}
