/// Where a toolbar shows an item.
///
/// | | |
/// |---|---|
/// | `navigation`, `topBarLeading`, `cancellationAction` | at the start of the upper bar |
/// | `principal` | in its middle |
/// | `automatic`, `topBarTrailing`, `destructiveAction`, `primaryAction`, `confirmationAction` | at its end |
/// | `secondaryAction` | in the menu at its end |
/// | `bottomBar` | in the lower bar |
/// | `status` | in the middle of the lower bar |
/// | `keyboard` | in the lower bar, since a terminal has no keyboard on the screen |
///
/// - Source: SwiftUI `ToolbarItemPlacement`.
public nonisolated struct ToolbarItemPlacement: Sendable {
  package enum Place: Sendable { case leading, middle, trailing, menu, bottom, status }

  package let place: Place
  /// Whether items of this placement are among the last to go where there is little room.
  let isImportant: Bool

  private init(_ place: Place, isImportant: Bool = false) {
    self.place = place
    self.isImportant = isImportant
  }

  /// At the end of the upper bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle of the upper bar.
  public static let principal = ToolbarItemPlacement(.middle, isImportant: true)
  /// For what leads elsewhere: at the start of the upper bar.
  public static let navigation = ToolbarItemPlacement(.leading, isImportant: true)
  /// For what the screen is for: at the end of the upper bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing, isImportant: true)
  /// For what is rarely needed: in the menu at the end of the upper bar.
  public static let secondaryAction = ToolbarItemPlacement(.menu)
  /// For the state of the work: in the middle of the lower bar.
  public static let status = ToolbarItemPlacement(.status)
  /// For a button that ends a sheet and keeps the changes: at the end of the upper bar.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isImportant: true)
  /// For what ends a sheet and keeps nothing: at the start of the upper bar.
  public static let cancellationAction = ToolbarItemPlacement(.leading, isImportant: true)
  /// For what ends a sheet and destroys something: at the end of the upper bar.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// In the lower bar, from its start on.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// Above a keyboard on the screen; a terminal has none, so this is the lower bar.
  public static let keyboard = ToolbarItemPlacement(.bottom)
  /// At the start of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the start of the upper bar.
  ///
  /// - Source: SwiftUI `ToolbarItemPlacement.navigationBarLeading`, deprecated there for `topBarLeading`.
  public static let navigationBarLeading = topBarLeading
  /// At the end of the upper bar.
  ///
  /// - Source: SwiftUI `ToolbarItemPlacement.navigationBarTrailing`, deprecated there for `topBarTrailing`.
  public static let navigationBarTrailing = topBarTrailing
}

/// Which items of a toolbar stay longest where there is little room.
///
/// - Source: SwiftUI `ToolbarItemVisibilityPriority`.
public nonisolated struct ToolbarItemVisibilityPriority: Comparable, Sendable {
  let rank: Int

  init(rank: Int) { self.rank = rank }

  /// Makes a priority just above `other`, below the next named priority.
  public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }

  /// Moves into the overflow menu before items of other priorities.
  public static let low = ToolbarItemVisibilityPriority(rank: -1000)
  /// The priority of the item's placement: the main actions of the screen stay longer.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// Stays longer than others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1000)

  /// Whether `left` leaves the bar before `right`.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
