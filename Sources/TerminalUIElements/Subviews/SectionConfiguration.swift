/// A section that a container was given; views outside of sections are one without header and footer.
///
///     ForEach(sections: content) { section in
///       VStack { section.header.bold(); section.content }
///     }
///
/// - Source: SwiftUI `SectionConfiguration`.
@MainActor @preconcurrency public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  ///
  /// - Source: SwiftUI `SectionConfiguration.ID`.
  public nonisolated struct ID: Hashable, @unchecked Sendable {
    // Identities of elements, which are values.
    let path: [AnyHashable]
  }

  /// The identity of the section.
  public nonisolated let id: ID
  /// The values that the section gives to its container.
  public let containerValues: ContainerValues
  /// Whether there is a `Section` for it.
  let isWritten: Bool
  /// The views of the header; empty without one.
  public let header: SubviewsCollection
  /// The views in the section.
  public package(set) var content: SubviewsCollection
  /// The views of the footer; empty without one.
  public let footer: SubviewsCollection
}

extension ForEach where Data == [SectionConfiguration], ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section in `view`.
  ///
  /// - Source: SwiftUI `ForEach.init(sections:content:)`.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(SubviewList(view).sections, content: content)
  }
}
