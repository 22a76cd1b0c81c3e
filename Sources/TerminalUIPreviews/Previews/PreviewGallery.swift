#if DEBUG
  internal import TerminalUICore
  internal import TerminalUIStorage

  /// The app that a debug build shows in place of its own with `TERMINALUI_PREVIEW=1`.
  struct PreviewApp: App {
    var body: some Scene {
      WindowGroup("Previews") { PreviewGallery(entries: PreviewCatalog.entries()) }
    }
  }

  /// The list of previews, and the chosen one in a size, a theme and a colour scheme.
  struct PreviewGallery: View {
    let entries: [PreviewEntry]
    @State private var selection: PreviewEntry.ID?
    @State private var contexts = PreviewContexts()
    /// The values that previews store.
    ///
    /// The user's files are the app's.
    @State private var store = StorageStore()

    init(entries: [PreviewEntry]) {
      self.entries = entries
      _selection = State(initialValue: entries.first?.id)
    }

    var body: some View {
      NavigationSplitView {
        List(entries, selection: $selection) { Text($0.title).lineLimit(1) }
          .navigationTitle("Previews")
          .navigationSplitViewColumnWidth(min: 12, ideal: 22, max: 40)
      } detail: {
        if let entry = entries.first(where: { $0.id == selection }) {
          PreviewStage(entry: entry).id(entry.id)
        } else {
          ContentUnavailableView(
            "No previews", systemImage: "eye", description: Text("Declare one with #Preview { … }."))
        }
      }
      .environment(\.previewContexts, contexts)
      .environment(\.appStorage, store)
      .environment(\.sceneStorage, store)
    }
  }

  /// A preview with the choices of how it is shown.
  private struct PreviewStage: View {
    let entry: PreviewEntry
    @State private var parts: Result<[PreviewPart], any Error>
    @State private var index = 0
    @State private var size = PreviewSize.declared
    @State private var theme = Theme.terminal
    @State private var scheme: ColorScheme?

    init(entry: PreviewEntry) {
      self.entry = entry
      _parts = State(initialValue: Result { try entry.makeParts() })
    }

    var body: some View {
      switch parts {
      case .failure(let error): Text("\(entry.place): \(String(describing: error))").foregroundStyle(.red)
      case .success(let parts):
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 1) {
            if parts.count > 1 {
              Picker("View", selection: $index) {
                ForEach(parts.indices, id: \.self) { Text(parts[$0].settings.name ?? "\($0 + 1)") }
              }
            }
            Picker("Size", selection: $size) {
              ForEach(PreviewSize.all, id: \.self) { Text($0.title) }
            }
            Picker("Theme", selection: $theme) {
              ForEach(Theme.builtIn, id: \.self) { Text($0.name) }
            }
            Picker("Scheme", selection: $scheme) {
              Text("default").tag(ColorScheme?.none)
              Text("light").tag(ColorScheme?.some(.light))
              Text("dark").tag(ColorScheme?.some(.dark))
            }
          }
          .pickerStyle(.menu)
          .labelsHidden()
          .lineLimit(1)
          Text(entry.place).foregroundStyle(.secondary).lineLimit(1)
          Divider()
          if parts.indices.contains(index) {
            PreviewCanvas(part: parts[index], size: size).theme(theme).id(index)
          } else {
            Text("This preview has no views.").foregroundStyle(.secondary)
          }
        }
        .preferredColorScheme(scheme)
        .navigationTitle(parts.first?.settings.name ?? entry.title)
      }
    }
  }

  /// Views in the size that is wished.
  private struct PreviewCanvas: View {
    let part: PreviewPart
    let size: PreviewSize

    var body: some View {
      GeometryReader { room in
        let window = room.size
        let asked = size.size(for: part.settings, in: window)
        if asked == window {
          AnyView(part.view).frame(width: window.width, height: window.height)
        } else {
          ScrollView([.horizontal, .vertical]) {
            AnyView(part.view)
              .frame(width: asked?.width, height: asked?.height)
              .clipped()
              .border()
          }
        }
      }
    }
  }

  /// A size for previews that can be chosen.
  enum PreviewSize: Hashable {
    /// The size that the preview sets.
    case declared
    /// All the room that there is.
    case window
    /// The size that the views want.
    case fitting
    /// So many columns and rows.
    case cells(width: Int, height: Int)

    static let all: [PreviewSize] = [
      .declared, .window, .fitting, .cells(width: 40, height: 12), .cells(width: 80, height: 24),
      .cells(width: 120, height: 40),
    ]

    var title: String {
      switch self {
      case .declared: "as declared"
      case .window: "window"
      case .fitting: "fitting"
      case .cells(let width, let height): "\(width) × \(height)"
      }
    }

    /// The size in a window; `nil` is as the views want to be.
    func size(for settings: PreviewSettings, in window: Size) -> Size? {
      switch self {
      case .declared: settings.size(in: window)
      case .window: window
      case .fitting: nil
      case .cells(let width, let height): Size(width: width, height: height)
      }
    }
  }
#endif
