#if DEBUG
  internal import RuntimeMetadata

  /// A preview of the program that can be shown.
  struct PreviewEntry: Identifiable {
    /// The module, file, line and column, or the type that makes the previews.
    let id: String
    /// The name in the list.
    let title: String
    /// Where the preview is declared.
    let place: String
    /// Makes the views.
    let makeParts: () throws -> [PreviewPart]
  }

  /// All previews of the program.
  enum PreviewCatalog {
    /// The previews that `#Preview` declares, in the order of the sources, and behind them those of older types, by name.
    static func entries() -> [PreviewEntry] {
      entries(
        registries: ConformingTypes.find((any PreviewRegistry).self).compactMap {
          $0 as? any PreviewRegistry.Type
        },
        providers: ConformingTypes.find((any PreviewProvider).self).compactMap {
          $0 as? any PreviewProvider.Type
        })
    }

    static func entries(
      registries: [any PreviewRegistry.Type], providers: [any PreviewProvider.Type]
    ) -> [PreviewEntry] {
      let sorted = registries.sorted {
        ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
      }
      let entries =
        sorted.map(entry(of:)) + providers.map(entry(of:)).sorted { ($0.title, $0.id) < ($1.title, $1.id) }
      return numbered(entries)
    }

    /// A preview of the macro.
    ///
    /// The body of the preview isn't evaluated for its name.
    private static func entry(of registry: any PreviewRegistry.Type) -> PreviewEntry {
      let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      return PreviewEntry(
        id: "\(registry.fileID):\(registry.line):\(registry.column)",
        title: (try? registry.makePreview())?.name ?? stem, place: "\(registry.fileID):\(registry.line)"
      ) {
        let preview = try registry.makePreview()
        var settings = PreviewSettings()
        for trait in preview.traits { settings = trait.settings.merged(over: settings) }
        settings.name = preview.name
        return PreviewPart.parts(of: preview.content()).map { part in
          var part = part
          part.settings = part.settings.merged(over: settings)
          for modifier in preview.traits.flatMap(\.modifiers) { part.view = shared(part.view, modifier) }
          return part
        }
      }
    }

    private static func shared(_ view: some View, _ modifier: some PreviewModifier) -> any View {
      PreviewModifierView(modifier: modifier, content: PreviewModifierContent(content: AnyView(view)))
    }

    private static func entry(of provider: any PreviewProvider.Type) -> PreviewEntry {
      let name = String(reflecting: provider)
      let short = name.split(separator: ".").last.map(String.init) ?? name
      let ending = ["_Previews", "_Preview", "Previews", "Preview"].first { short.hasSuffix($0) } ?? ""
      let stem = short.dropLast(ending.count)
      return PreviewEntry(id: name, title: stem.isEmpty ? short : String(stem), place: name) {
        PreviewPart.parts(of: provider._previews)
      }
    }

    /// Numbers the names that are there several times.
    private static func numbered(_ entries: [PreviewEntry]) -> [PreviewEntry] {
      var counts: [String: Int] = [:]
      for entry in entries { counts[entry.title, default: 0] += 1 }
      var next: [String: Int] = [:]
      return entries.map { entry in
        guard counts[entry.title, default: 0] > 1 else { return entry }
        next[entry.title, default: 0] += 1
        return PreviewEntry(
          id: entry.id, title: "\(entry.title) \(next[entry.title, default: 0])", place: entry.place,
          makeParts: entry.makeParts)
      }
    }
  }
#endif
