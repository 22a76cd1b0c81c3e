/// Elements to which others are added at the end: the lines of a log, the messages of a stream, the points of a chart.
///
///     @State private var lines = GrowingData<Line>()
///
///     List(lines) { Text($0.text) }
///       .defaultScrollAnchor(.bottom)
///       .task { for await line in stream { lines.append(line) } }
///
/// A value as an array is one. To add an element to an array that a view shows copies all of them. Here it takes the same time however many there are,
/// and a list evaluates only the rows in sight. Charts look at the new elements only, as long as the block captures nothing that has changed. To add
/// one to a value whose copy has grown already copies the elements.
///
/// There is no such type in SwiftUI.
public struct GrowingData<Element>: RandomAccessCollection {
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

  /// The element at `position`, from 0 on.
  public subscript(position: Int) -> Element {
    precondition(position < endIndex, "There is no such element")
    return storage.elements[position]
  }

  /// Adds an element at the end.
  public mutating func append(_ element: Element) { append(whole: CollectionOfOne(element)) }

  /// Adds elements at the end; they may be those of this value.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    // Made first: a sequence may read these elements, or add to them.
    append(whole: ContiguousArray(elements))
  }

  private mutating func append(whole elements: some Collection<Element>) {
    if storage.elements.count > endIndex {
      storage = Storage(ContiguousArray(storage.elements[..<endIndex]))
    }
    storage.elements.append(contentsOf: elements)
    endIndex = storage.elements.count
  }
}

extension GrowingData: ExpressibleByArrayLiteral {
  /// Makes it of elements.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension GrowingData: CustomStringConvertible {
  /// How many elements there are.
  public var description: String { "\(endIndex) elements" }
}

// The elements of one value never change, whatever is added to a copy.
extension GrowingData: VersionedElements {
  package static func haveSameElements(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let (one, other) = (one.assumingMemoryBound(to: Self.self), other.assumingMemoryBound(to: Self.self))
    return one.pointee.storage === other.pointee.storage && one.pointee.endIndex == other.pointee.endIndex
  }
}

/// A collection that begins with all elements of another one, and remembers how many: the rest is new.
package protocol GrowingElements {
  /// The number of elements of another collection; `nil` unless all of them are the first elements of this one.
  func countKnown(from other: Any) -> Int?
}

extension GrowingData: GrowingElements {
  package func countKnown(from other: Any) -> Int? {
    guard let other = other as? Self, other.storage === storage, other.endIndex <= endIndex else {
      return nil
    }
    return other.endIndex
  }
}
