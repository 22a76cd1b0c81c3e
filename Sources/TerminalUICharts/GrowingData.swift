import TerminalUI

/// Elements to which others are added at the end, so that a chart looks at each of them once.
///
///     @State private var load = GrowingData<Sample>()
///
///     Chart(load) { LineMark(x: .value("Time", $0.time), y: .value("Load", $0.value)) }
///       .onReceive(timer) { _ in load.append(.now()) }
///
/// A value as an array is one. When an array with one element more is given to a chart, all elements are looked at again. Here only the new ones are,
/// in `Chart(load) { … }` as in `ForEach(load) { … }`, as long as the block captures nothing that has changed. To add an element takes the same time
/// however many there are; to add one to a value whose copy has grown already copies the elements. There is no such type in Swift Charts.
public nonisolated struct GrowingData<Element>: RandomAccessCollection {
  private final class Storage {
    var elements: ContiguousArray<Element>
    init(_ elements: ContiguousArray<Element>) { self.elements = elements }
  }

  private var storage: Storage
  /// The number of elements.
  public private(set) var endIndex: Int

  /// Makes it without elements.
  public init() { self.init([]) }

  /// Makes it of elements.
  ///
  /// - Parameter elements: The first elements.
  public init(_ elements: some Sequence<Element>) {
    storage = Storage(ContiguousArray(elements))
    endIndex = storage.elements.count
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// The element at a place, from 0 on.
  public subscript(position: Int) -> Element {
    precondition(position < endIndex, "There is no such element")
    return storage.elements[position]
  }

  /// Adds an element at the end.
  public mutating func append(_ element: Element) { append(contentsOf: CollectionOfOne(element)) }

  /// Adds elements at the end.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    if storage.elements.count > endIndex {
      storage = Storage(ContiguousArray(storage.elements[..<endIndex]))
    }
    storage.elements.append(contentsOf: elements)
    endIndex = storage.elements.count
  }
}

nonisolated extension GrowingData: ExpressibleByArrayLiteral {
  /// Makes it of elements.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

nonisolated extension GrowingData: CustomStringConvertible {
  /// How many elements there are.
  public var description: String { "\(endIndex) elements" }
}

/// Elements that may be the beginning of others.
nonisolated protocol GrowingElements {
  /// How many of the elements are those of another collection; `nil` unless those are all of it, and the first of these.
  func countKnown(from other: Any) -> Int?
}

nonisolated extension GrowingData: GrowingElements {
  func countKnown(from other: Any) -> Int? {
    guard let other = other as? Self, other.storage === storage, other.endIndex <= endIndex else {
      return nil
    }
    return other.endIndex
  }
}
