/// The elements of a collection in some order, filtered, and kept up to date away from the main thread.
///
///     @State private var songs = SortedRows(library.songs)
///
///     Table(songs.rows, selection: $selected, sortOrder: $songs.order) { … }
///       .onChange(of: text) { songs.filter = text.isEmpty ? nil : { $0.title.contains(text) } }
///
/// The rows shown stay until the new ones are ready, and are then exchanged in one update. The selection, which is of identities, is kept, and so is
/// the place, as far as the rows in sight are still there. A newer wish replaces the one being worked on. Up to 1 000 elements are put in order at
/// once.
///
/// The properties that the keys name are read on other threads: they are stored, or belong to no actor.
///
/// There is no such class in SwiftUI.
@MainActor @preconcurrency @Observable public final class SortedRows<Element: Identifiable & Sendable> {
  /// All elements.
  public var elements: [Element] { didSet { update() } }
  /// The keys of the order, of which later ones decide between elements that are equal by the earlier ones.
  ///
  /// Without keys, the elements keep their order.
  public var order: [SortKey<Element>] { didSet { if order != oldValue { update() } } }
  /// Which elements are rows; `nil` is all.
  public var filter: (@Sendable (Element) -> Bool)? { didSet { update() } }
  /// The rows as they were found last.
  public private(set) var rows: OrderedElements<Element>
  /// Whether other rows are on their way.
  public private(set) var isUpdating = false

  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var number = 0
  @ObservationIgnored private let worker = QueueWorker("sorted rows")

  /// The elements that are put in order at once.
  private static var mostAtOnce: Int { 1_000 }

  /// Makes rows of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - order: What decides the order.
  public init(_ elements: [Element] = [], order: [SortKey<Element>] = []) {
    self.elements = elements
    self.order = order
    rows = OrderedElements(elements: elements, places: nil)
    if !order.isEmpty { update() }
  }

  /// Waits until the rows are those that are wished for.
  public func finish() async {
    while let work, isUpdating { await work.value }
  }

  /// Called when the elements, the order or the filter change: few are put in order at once, many by the worker.
  private func update() {
    work?.cancel()
    work = nil
    number += 1
    let wish = RowWish(elements: elements, order: order, filter: filter)
    if wish.isPlain || elements.count <= Self.mostAtOnce {
      if isUpdating { isUpdating = false }
      rows = OrderedElements(elements: elements, places: wish.places { false })
      return
    }
    if !isUpdating { isUpdating = true }
    let number = number
    work = Task { [weak self, worker] in
      guard let places = await worker.run({ wish.places { Task.isCancelled } }) else { return }
      self?.adopt(places, of: wish.elements, number)
    }
  }

  /// Shows what the worker has found, unless something newer is wanted by now.
  private func adopt(_ places: [Int32], of elements: [Element], _ number: Int) {
    guard number == self.number else { return }
    rows = OrderedElements(elements: elements, places: places)
    isUpdating = false
  }
}

/// Elements in an order.
public nonisolated struct OrderedElements<Element>: RandomAccessCollection {
  let elements: [Element]
  /// The places of the elements, in order; `nil` where they are in order themselves.
  let places: [Int32]?

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { places?.count ?? elements.count }
  /// The element of a row.
  public subscript(position: Int) -> Element {
    guard let places else { return elements[position] }
    return elements[Int(places[position])]
  }
}

nonisolated extension OrderedElements: Sendable where Element: Sendable {}

/// The elements with the wanted order and filter, as they are taken to the thread that sorts.
private nonisolated struct RowWish<Element: Sendable>: @unchecked Sendable {
  let elements: [Element]
  let order: [SortKey<Element>]
  let filter: (@Sendable (Element) -> Bool)?

  var isPlain: Bool { order.isEmpty && filter == nil }

  /// The places of the elements in order; `nil` where they are in order themselves, or where it was given up.
  func places(_ isGivenUp: () -> Bool) -> [Int32]? {
    if isPlain { return nil }
    var places: [Int32] = []
    for place in elements.indices {
      if place & 0xFFF == 0, isGivenUp() { return nil }
      if filter?(elements[place]) ?? true { places.append(Int32(truncatingIfNeeded: place)) }
    }
    guard !order.isEmpty else { return places }
    var comparisons: [(Int32, Int32) -> Int] = []
    for key in order {
      if isGivenUp() { return nil }
      comparisons.append(key.comparison(of: elements))
    }
    var count = 0
    do {
      try places.sort { one, other in
        count &+= 1
        if count & 0x3FFF == 0, isGivenUp() { throw CancellationError() }
        for compare in comparisons {
          let order = compare(one, other)
          if order != 0 { return order < 0 }
        }
        return one < other
      }
    } catch {
      return nil
    }
    return places
  }
}
