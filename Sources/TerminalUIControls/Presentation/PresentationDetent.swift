internal import TerminalUICore

/// A height of a sheet.
///
///     Editor().presentationDetents([.height(8), .large])
///
/// - Source: SwiftUI `PresentationDetent`; heights are rows, and no more than the window has.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case rows(Int)
    case share(Double)
    case custom(ObjectIdentifier)
  }
  private let kind: Kind
  /// The function that gives the height of a custom one.
  private var customHeight: (@MainActor @Sendable (Int) -> Int?)?

  private init(kind: Kind) { self.kind = kind }

  /// Whether two detents were made in the same way.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }
  /// Feeds the value that the detent was made of.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Half of the available height.
  public static let medium = PresentationDetent(kind: .share(0.5))
  /// All there is: the window, but for a row above and below where it has room for them.
  public static let large = PresentationDetent(kind: .share(1))

  /// A number of rows, with those of the frame.
  public static func height(_ height: Int) -> PresentationDetent { PresentationDetent(kind: .rows(height)) }

  /// A height with the frame, rounded to a whole number.
  @_disfavoredOverload public static func height(_ height: Double) -> PresentationDetent {
    .height(height.wholeLength)
  }

  /// A share of the available height, limited to 0 … 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .share(fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
  }

  /// A height that a type of yours finds.
  ///
  ///     struct Bar: CustomPresentationDetent {
  ///       static func height(in context: Context) -> Int? { max(context.maxDetentValue / 4, 5) }
  ///     }
  ///     Editor().presentationDetents([.custom(Bar.self), .large])
  ///
  /// - Source: SwiftUI `PresentationDetent.custom(_:)`.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
    detent.customHeight = { Detent.height(in: Context(maxDetentValue: $0)) }
    return detent
  }

  /// The values from which a custom detent computes its height.
  ///
  /// - Source: SwiftUI `PresentationDetent.Context`; it has no values of the environment.
  public struct Context: Sendable {
    /// The most rows that the sheet may have, with its frame.
    public let maxDetentValue: Int
  }

  /// The rows of a sheet in a room, at least 3 where possible; `nil` for those that the content needs.
  @MainActor func height(in room: Int, counting unit: LengthUnit = .cells) -> Int? {
    let wanted: Int
    switch kind {
    case .rows(let rows): wanted = unit.cells(rows, along: .vertical)
    case .share(let share): wanted = Int((Double(room) * share).rounded(.up))
    case .custom:
      guard let height = customHeight?(unit.length(room, along: .vertical)) else { return nil }
      wanted = unit.cells(height, along: .vertical)
    }
    return max(min(max(wanted, 3), room), 0)
  }
}

nonisolated extension PresentationDetent: CustomStringConvertible {
  /// The height in words.
  public var description: String {
    switch kind {
    case .rows(let rows): "height \(rows)"
    case .share(0.5): "medium"
    case .share(1): "large"
    case .share(let share): "fraction \(share)"
    case .custom: "custom"
    }
  }
}

/// Finds a height of a sheet; see ``PresentationDetent/custom(_:)``.
///
/// - Source: SwiftUI `CustomPresentationDetent`.
@MainActor @preconcurrency public protocol CustomPresentationDetent {
  /// The values from which the height is computed.
  typealias Context = PresentationDetent.Context
  /// The rows of the sheet with its frame; `nil` for those that its content needs.
  @MainActor static func height(in context: Context) -> Int?
}

extension View {
  /// Sets the heights of the sheet that this view is in.
  ///
  ///     Editor().presentationDetents([.medium, .large])
  ///
  /// The sheet has the smallest first; the mouse drags the handle in its upper border to the others. The sheet is that tall whatever is in
  /// it, which is offered all of it.
  ///
  /// - Parameter detents: The heights; none leaves the sheet as tall as it needs to be.
  /// - Returns: A view that sets the heights of its sheet.
  /// - Source: SwiftUI `View.presentationDetents(_:)`.
  @inlinable public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentsModifier(detents: detents, selection: nil))
  }

  /// Sets the heights of the sheet that this view is in, with a binding for the present one.
  ///
  ///     Editor().presentationDetents([.medium, .large], selection: $height)
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The present one, which dragging changes; one that isn't among `detents` counts, too.
  /// - Returns: A view that sets the heights of its sheet.
  /// - Source: SwiftUI `View.presentationDetents(_:selection:)`.
  @inlinable public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentsModifier(detents: detents, selection: selection))
  }
}

/// Tells the sheet its heights, and keeps the present one where the app doesn't.
@usableFromInline struct DetentsModifier: ViewModifier {
  @State private var own: PresentationDetent?
  @Environment(\.lengthUnit) private var unit
  let detents: Set<PresentationDetent>
  package let selection: Binding<PresentationDetent>?

  @usableFromInline init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.detents = detents
    self.selection = selection
  }

  @usableFromInline func body(content: Content) -> some View {
    content.preference(key: DetentsKey.self, value: choice)
  }

  /// The heights from the smallest to the largest, and the present one: the app's, or the one that the user chose.
  private var choice: DetentChoice? {
    // Shares and rows are compared in a window of 24 rows, which is exact enough.
    let sorted = detents.sorted {
      ($0.height(in: 24, counting: unit) ?? 24, "\($0)") < ($1.height(in: 24, counting: unit) ?? 24, "\($1)")
    }
    guard let smallest = sorted.first else { return nil }
    let kept = own.flatMap { detents.contains($0) ? $0 : nil }
    return DetentChoice(detents: sorted, current: selection?.wrappedValue ?? kept ?? smallest, unit: unit) {
      if let selection { selection.wrappedValue = $0 } else { own = $0 }
    }
  }
}

/// The heights of a sheet, the smallest first, and the present one.
struct DetentChoice: Equatable {
  let detents: [PresentationDetent]
  let current: PresentationDetent
  /// The unit of their heights.
  let unit: LengthUnit
  let select: (PresentationDetent) -> Void

  package var place: Int { detents.firstIndex(of: current) ?? 0 }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detents == rhs.detents && lhs.current == rhs.current && lhs.unit == rhs.unit
  }
}

nonisolated enum DetentsKey: PreferenceKey {
  static var defaultValue: DetentChoice? { nil }
  static func reduce(value: inout DetentChoice?, nextValue: () -> DetentChoice?) {
    value = value ?? nextValue()
  }
}
