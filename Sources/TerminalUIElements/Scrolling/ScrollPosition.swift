/// Where a scroll view is, for an app that moves it.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///     ScrollView { LazyVStack { … }.scrollTargetLayout() }.scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
///
/// It holds the place that the app set last: a view, an edge or a point. Once the user has scrolled it holds their place, and the view at the anchor
/// if the content has a `scrollTargetLayout(isEnabled:)`. Points are in cells, or in the unit of `lengthUnit(_:)`.
/// - Source: SwiftUI `ScrollPosition`.
public nonisolated struct ScrollPosition: Equatable {
  package enum Place: Hashable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Int?, y: Int?)
    /// Where the user has scrolled to.
    case user(AnyHashable?)
  }

  package private(set) var place: Place
  /// Grows with each wish, so that the same wish counts twice.
  private(set) var count = 0

  /// Nowhere in particular, or at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The place in the view and in the visible part that come together; `nil` moves no more than necessary.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }

  /// Nowhere in particular.
  ///
  /// - Source: SwiftUI `ScrollPosition.init(idType:)`, whose type is `Never` by default.
  public init() { place = .none }

  /// Nowhere in particular, for views with identities of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self) { place = .none }

  /// At an edge of the content.
  public init(edge: Edge) { place = .edge(edge) }

  /// With a cell of the content at the top left of the visible part.
  public init(point: Point) { place = .point(x: point.x, y: point.y) }

  /// With a column of the content at the leading edge.
  public init(x: Int) { place = .point(x: x, y: nil) }

  /// With a row of the content at the top.
  public init(y: Int) { place = .point(x: nil, y: y) }

  /// With a place of the content at the leading edge, rounded to a whole number.
  @_disfavoredOverload public init(x: Double) { self.init(x: x.wholeLength) }

  /// With a place of the content at the top, rounded to a whole number.
  @_disfavoredOverload public init(y: Double) { self.init(y: y.wholeLength) }

  init(_ place: Place) { self.place = place }

  private mutating func go(to place: Place) {
    self.place = place
    count += 1
  }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls until a cell of the content is at the top left of the visible part.
  public mutating func scrollTo(point: Point) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls until a column of the content is at the leading edge.
  public mutating func scrollTo(x: Int) { go(to: .point(x: x, y: nil)) }

  /// Scrolls until a row of the content is at the top.
  public mutating func scrollTo(y: Int) { go(to: .point(x: nil, y: y)) }

  /// Scrolls until a cell of the content is at the top left of the visible part.
  public mutating func scrollTo(x: Int, y: Int) { go(to: .point(x: x, y: y)) }

  /// Scrolls until a place of the content is at the leading edge, rounded to a whole number.
  @_disfavoredOverload public mutating func scrollTo(x: Double) { scrollTo(x: x.wholeLength) }

  /// Scrolls until a place of the content is at the top, rounded to a whole number.
  @_disfavoredOverload public mutating func scrollTo(y: Double) { scrollTo(y: y.wholeLength) }

  /// Scrolls until a place of the content is at the top left of the visible part, rounded to whole numbers.
  @_disfavoredOverload public mutating func scrollTo(x: Double, y: Double) {
    scrollTo(x: x.wholeLength, y: y.wholeLength)
  }

  /// Stores the identity of the view that the user has scrolled to.
  mutating func noteUser(at id: AnyHashable?) { place = .user(id) }

  /// Whether the user has scrolled since the app set a place.
  public var isPositionedByUser: Bool {
    if case .user = place { true } else { false }
  }

  /// The identity of the view that was scrolled to, by the app or the user.
  public var viewID: AnyHashable? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  /// The identity of the view that was scrolled to, if it has the type `ID`.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The edge that the app scrolled to.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The cell that the app scrolled to.
  public var point: Point? {
    if case .point(let x?, let y?) = place { Point(x: x, y: y) } else { nil }
  }

  /// The column that the app scrolled to.
  public var x: Int? {
    if case .point(let x, _) = place { x } else { nil }
  }

  /// The row that the app scrolled to.
  public var y: Int? {
    if case .point(_, let y) = place { y } else { nil }
  }
}
