#if DEBUG
  /// One of the views of a preview, with its settings.
  struct PreviewPart {
    var view: any View
    package var settings = PreviewSettings()

    /// Takes views apart into the views of blocks, groups, loops and conditions.
    ///
    /// Each part has the modifiers around it.
    static func parts(of view: Any) -> [PreviewPart] {
      if let view = view as? any PreviewGrouping { return view.previewParts }
      guard let view = view as? any View else { return [] }
      return view is EmptyView ? [] : [PreviewPart(view: view)]
    }
  }

  /// A view that is several previews, or none.
  private protocol PreviewGrouping {
    var previewParts: [PreviewPart] { get }
  }

  extension TupleView: PreviewGrouping {
    fileprivate var previewParts: [PreviewPart] {
      var parts: [PreviewPart] = []
      repeat parts += PreviewPart.parts(of: each content)
      return parts
    }
  }

  extension Group: PreviewGrouping {
    fileprivate var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
  }

  extension Optional: PreviewGrouping {
    fileprivate var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
  }

  extension _ConditionalContent: PreviewGrouping {
    fileprivate var previewParts: [PreviewPart] {
      switch self {
      case .first(let view): PreviewPart.parts(of: view)
      case .second(let view): PreviewPart.parts(of: view)
      }
    }
  }

  extension ForEach: PreviewGrouping {
    /// The most elements that are previews of their own.
    private static var limit: Int { 100 }

    fileprivate var previewParts: [PreviewPart] {
      data.prefix(Self.limit).flatMap { PreviewPart.parts(of: content($0)) }
    }
  }

  extension ModifiedContent: PreviewGrouping {
    fileprivate var previewParts: [PreviewPart] {
      let parts = PreviewPart.parts(of: content)
      if let setting = modifier as? PreviewSetting {
        return parts.map { part in
          var part = part
          part.settings = part.settings.merged(over: setting.settings)
          return part
        }
      }
      guard let modifier = modifier as? any ViewModifier else { return parts }
      // A single view with a modifier stays as it is written.
      if parts.count == 1, !(content is any PreviewGrouping), let view = self as Any as? any View {
        return [PreviewPart(view: view, settings: parts[0].settings)]
      }
      return parts.map { PreviewPart(view: Self.view($0.view, modifier), settings: $0.settings) }
    }

    private static func view(_ view: some View, _ modifier: some ViewModifier) -> any View {
      view.modifier(modifier)
    }
  }
#endif
