#if DEBUG
  /// The shared data of previews' modifiers, made once for each type.
  @Observable final class PreviewContexts {
    /// The data by the type of the modifier.
    @ObservationIgnored private var contexts: [ObjectIdentifier: Any] = [:]
    /// The number of modifiers whose data is being made.
    @ObservationIgnored private(set) var loadingCount = 0

    func context<M: PreviewModifier>(of modifier: M.Type) -> M.Context? {
      contexts[ObjectIdentifier(modifier)] as? M.Context
    }

    /// The data of a modifier, made if there is none yet.
    func load<M: PreviewModifier>(_ modifier: M.Type) async throws -> M.Context {
      if let context = context(of: modifier) { return context }
      loadingCount += 1
      defer { loadingCount -= 1 }
      let made = try await M.makeSharedContext()
      if let context = context(of: modifier) { return context }
      contexts[ObjectIdentifier(modifier)] = made
      return made
    }
  }

  extension EnvironmentValues {
    @Entry nonisolated var previewContexts: PreviewContexts?
  }

  /// Views with a modifier of previews, as soon as its data is there.
  struct PreviewModifierView<M: PreviewModifier>: View {
    @Environment(\.previewContexts) private var contexts
    @State private var made: M.Context?
    @State private var failure: String?
    let modifier: M
    let content: PreviewModifierContent

    var body: some View {
      if let context = made ?? contexts?.context(of: M.self) {
        modifier.body(content: content, context: context)
      } else if let failure {
        Text(failure).foregroundStyle(.red)
      } else {
        ProgressView()
          .task {
            do {
              if let contexts {
                made = try await contexts.load(M.self)
              } else {
                made = try await M.makeSharedContext()
              }
            } catch {
              failure = "\(M.self): \(error)"
            }
          }
      }
    }
  }
#endif
