public import Foundation
public import TerminalUI

extension DynamicViewContent {
  /// Lets the rows of a list that are made from these elements be deleted by the user, with Foundation's places.
  ///
  ///     ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }
  ///
  /// - Parameter action: Called with places among the elements; `nil` lets nothing be deleted.
  /// - Source: SwiftUI `DynamicViewContent.onDelete(perform:)`.
  @inlinable public func onDelete(
    perform action: ((Foundation.IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    onDelete(perform: action.map { action in { (places: TerminalUI.IndexSet) in action(.init(places)) } })
  }

  /// Lets the rows of a list that are made from these elements be moved by the user, with Foundation's places.
  ///
  ///     ForEach(items) { Text($0.name) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
  ///
  /// - Parameter action: Called with places among the elements, and the place before which they belong, counted before anything moves; `nil` lets
  ///   nothing be moved.
  /// - Source: SwiftUI `DynamicViewContent.onMove(perform:)`.
  @inlinable public func onMove(
    perform action: ((Foundation.IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    onMove(
      perform: action.map { action in { (places: TerminalUI.IndexSet, end) in action(.init(places), end) } })
  }
}

extension RangeReplaceableCollection {
  /// Takes the elements at some places out.
  ///
  /// - Parameter offsets: Counted from the start; those beyond the end are ignored.
  /// - Source: SwiftUI `RangeReplaceableCollection.remove(atOffsets:)`.
  public mutating func remove(atOffsets offsets: Foundation.IndexSet) {
    remove(atOffsets: TerminalUI.IndexSet(offsets))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some places, in their order, to before the one at another place.
  ///
  /// - Parameters:
  ///   - source: Counted from the start; those beyond the end are ignored.
  ///   - destination: The place, counted before anything moves; the number of elements means the end.
  /// - Source: SwiftUI `MutableCollection.move(fromOffsets:toOffset:)`, for collections that can also be added to.
  public mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Int) {
    move(fromOffsets: TerminalUI.IndexSet(source), toOffset: destination)
  }
}

extension Foundation.IndexSet {
  /// Makes a Foundation set of the places in a set of TerminalUI.
  public init(_ places: TerminalUI.IndexSet) {
    self.init()
    for range in places.rangeView { insert(integersIn: range) }
  }
}

extension TerminalUI.IndexSet {
  /// Makes a set of TerminalUI of the places in a Foundation set.
  public init(_ places: Foundation.IndexSet) {
    self.init()
    for range in places.rangeView { insert(integersIn: range) }
  }
}
