package import TerminalUICore

/// Where the path of a navigation stack is kept: in the app's binding, or in ``OwnNavigationPath``.
@MainActor package protocol NavigationPathStore {
  /// The values of the path; reading them makes a reader.
  var values: [AnyHashable] { get }
  /// Adds a value, and says whether the path can have it.
  func append(_ value: AnyHashable) -> Bool
  /// Takes the last values away.
  func removeLast(_ count: Int)
  /// Whether another store is the same place.
  func leadsToSamePlace(as other: any NavigationPathStore) -> Bool
}

/// The path of a stack whose app keeps none.
@MainActor package final class OwnNavigationPath: Source, @MainActor NavigationPathStore {
  private var elements: [AnyHashable] = []

  package override init() { super.init() }

  package var values: [AnyHashable] {
    wasRead()
    return elements
  }

  package func append(_ value: AnyHashable) -> Bool {
    elements.append(value)
    changed()
    return true
  }

  package func removeLast(_ count: Int) {
    elements.removeLast(Swift.min(count, elements.count))
    changed()
  }

  /// A stack keeps the path that it was made with.
  package func leadsToSamePlace(as other: any NavigationPathStore) -> Bool { other is OwnNavigationPath }
}

/// A path in a binding, of a type whose elements `convert` makes of any value.
@MainActor package struct BoundNavigationPath<Path>: NavigationPathStore {
  private let path: Binding<Path>
  private let list: (Path) -> [AnyHashable]
  private let add: (inout Path, AnyHashable) -> Bool
  private let drop: (inout Path, Int) -> Void

  /// Keeps the path where `path` leads to.
  package init(
    _ path: Binding<Path>, list: @escaping (Path) -> [AnyHashable],
    add: @escaping (inout Path, AnyHashable) -> Bool, drop: @escaping (inout Path, Int) -> Void
  ) {
    self.path = path
    self.list = list
    self.add = add
    self.drop = drop
  }

  package var values: [AnyHashable] { list(path.wrappedValue) }

  package func append(_ value: AnyHashable) -> Bool {
    var new = path.wrappedValue
    guard add(&new, value) else { return false }
    path.wrappedValue = new
    return true
  }

  package func removeLast(_ count: Int) {
    var new = path.wrappedValue
    drop(&new, Swift.min(count, list(new).count))
    path.wrappedValue = new
  }

  package func leadsToSamePlace(as other: any NavigationPathStore) -> Bool {
    (other as? BoundNavigationPath).map { path.leadsToSamePlace(as: $0.path) } ?? false
  }
}
