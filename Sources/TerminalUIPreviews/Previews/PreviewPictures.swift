#if DEBUG
  internal import CTerminal
  internal import Cells
  internal import Glibc
  internal import Terminal
  internal import TerminalUICore
  internal import TerminalUIStorage

  /// Writes a picture of each preview, dark and light.
  struct PreviewPictures {
    let folder: String
    private let contexts = PreviewContexts()

    init(folder: String) { self.folder = folder }

    /// The window of previews that set no size.
    static let window = Size(width: 80, height: 24)
    /// The largest side of a picture: one of a million columns would be useless.
    private static let longest = 500
    /// The most updates that are waited for.
    private static let mostTurns = 100
    /// The milliseconds that data of a `PreviewModifier` is waited for.
    private static let mostMilliseconds = 5_000

    /// Writes all, and ends the process.
    func write() -> Never {
      if mkdir(folder, 0o777) != 0, errno != EEXIST { fail("can't make the folder \(folder)") }
      var names: Set<String> = []
      for entry in PreviewCatalog.entries() {
        do {
          let parts = try entry.makeParts()
          for (index, part) in parts.enumerated() {
            let title = part.settings.name.map { $0 == entry.title ? $0 : "\(entry.title) \($0)" }
            let numbered = parts.count > 1 ? "\(entry.title) \(index + 1)" : entry.title
            var name = Self.fileName(title ?? numbered)
            while !names.insert(name).inserted { name += "-\(index + 1)" }
            for scheme in [ColorScheme.dark, .light] {
              write(Self.svg(of: part, in: scheme, contexts), to: "\(name)-\(scheme).svg")
            }
          }
        } catch {
          fail("\(entry.place): \(error)")
        }
      }
      exit(0)
    }

    // MARK: Pictures

    /// Draws a picture of a view in its settled state.
    static func svg(
      of part: PreviewPart, in scheme: ColorScheme, _ contexts: PreviewContexts = PreviewContexts()
    ) -> String {
      let asked = part.settings.size(in: window).map {
        Size(width: Swift.min($0.width, longest), height: Swift.min($0.height, longest))
      }
      var measured = Size.zero
      let content = PreviewFrame(view: part.view, isFitting: asked == nil) { measured = $0 }
      let store = StorageStore()
      var environment = EnvironmentValues()
      (environment.appStorage, environment.sceneStorage) = (store, store)
      environment.previewContexts = contexts
      let isDark = scheme == .dark
      let (foreground, background) =
        isDark
        ? (Color.rgb(0xDD, 0xDD, 0xDD), Color.rgb(0x16, 0x16, 0x1C))
        : (Color.rgb(0x22, 0x22, 0x22), Color.rgb(0xFA, 0xFA, 0xFA))
      let appearance = Appearance(
        colors: TerminalColors(depth: .rgb, foreground: foreground, background: background, scheme: scheme))
      appearance.set(in: &environment)
      let host = AppRun.settings(size: asked ?? window, environment).host(
        for: WindowGroup { content })
      appearance.attach(to: host)
      let backend = HeadlessBackend(size: asked ?? window)
      rest(host, on: backend, contexts)
      if asked == nil {
        let size = Size(
          width: Swift.max(Swift.min(measured.width, longest), 1),
          height: Swift.max(Swift.min(measured.height, longest), 1))
        backend.resize(to: size)
        host.resize(to: size)
        rest(host, on: backend, contexts)
      }
      return backend.screen.svg(
        foreground: foreground, background: background, cursor: backend.cursor?.position)
    }

    /// Updates until nothing is left to do, and waits for the data of modifiers.
    private static func rest(
      _ host: ViewHost, on backend: HeadlessBackend, _ contexts: PreviewContexts
    ) {
      var left = mostMilliseconds
      for _ in 0..<mostTurns {
        host.turn(on: backend)
        ct_main_queue_drain()
        if host.needsTurn || host.hasDamage { continue }
        guard contexts.loadingCount > 0, left > 0 else { return }
        var queue = pollfd(fd: ct_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
        let step: Int32 = 100
        if poll(&queue, 1, step) == 0 { left -= Int(step) }
        ct_main_queue_drain()
      }
    }

    // MARK: Files

    /// A name as a name of a file: letters, digits, and `-` in place of all else.
    static func fileName(_ title: String) -> String {
      var name = ""
      for character in title.prefix(80) {
        if character.isLetter || character.isNumber || character == "_" {
          name.append(character)
        } else if name.last != "-" {
          name += "-"
        }
      }
      return name.isEmpty || name == "-" ? "preview" : name
    }

    private func write(_ text: String, to name: String) {
      let path = "\(folder)/\(name)"
      guard let file = fopen(path, "w") else { fail("can't write \(path)") }
      let bytes = Array(text.utf8)
      let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
      if fclose(file) != 0 || count != bytes.count { fail("can't write \(path)") }
      print(path)
    }

    private func fail(_ message: String) -> Never {
      let line = Array("TERMINALUI_PREVIEW: \(message)\n".utf8)
      _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(1)
    }
  }

  /// Views as large as the window, or as they want to be and telling their size.
  private struct PreviewFrame: View {
    let view: any View
    let isFitting: Bool
    let measured: (Size) -> Void

    var body: some View {
      if isFitting {
        AnyView(view)
          .onGeometryChange(for: Size.self, of: { $0.size }, action: { measured($0) })
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        AnyView(view).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
#endif
