import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Every control in every state, one sheet a rendering: `make pictures` draws them to be looked at.
@Suite struct ContactSheetTests {
  /// How a terminal shows colours.
  nonisolated struct Rendering: CustomStringConvertible, Sendable {
    let description: String
    var colors: TerminalColors
    var theme = Theme.terminal
    var hasUnicode = true

    static let all = [
      Rendering(
        description: "dark",
        colors: TerminalColors(
          depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark)),
      Rendering(
        description: "light",
        colors: TerminalColors(
          depth: .rgb, foreground: .rgb(35, 38, 47), background: .rgb(251, 251, 253), scheme: .light)),
      Rendering(description: "256-colors", colors: TerminalColors(depth: .indexed256)),
      Rendering(description: "16-colors", colors: .unknown),
      Rendering(description: "16-colors-light", colors: TerminalColors(depth: .ansi16, scheme: .light)),
      Rendering(description: "8-colors", colors: TerminalColors(depth: .ansi8)),
      Rendering(description: "monochrome", colors: TerminalColors(depth: .none)),
      Rendering(description: "ascii", colors: TerminalColors(depth: .none), hasUnicode: false),
    ]
  }

  enum State: String, CaseIterable { case normal, focused, pressed, hovered, disabled, selected, invalid }

  static let controls: [(name: String, view: AnyView)] = [
    ("bordered", AnyView(Button("Save") {})),
    ("prominent", AnyView(Button("Save") {}.buttonStyle(.borderedProminent))),
    ("destructive", AnyView(Button("Delete", role: .destructive) {})),
    ("plain", AnyView(Button("Save") {}.buttonStyle(.plain))),
    ("borderless", AnyView(Button("Save") {}.buttonStyle(.borderless))),
    ("link", AnyView(Link("Manual", destination: "https://example.org"))),
    ("toggle on", AnyView(Toggle("Wrap", isOn: .constant(true)))),
    ("toggle off", AnyView(Toggle("Wrap", isOn: .constant(false)))),
    ("switch on", AnyView(Toggle("Wrap", isOn: .constant(true)).toggleStyle(.switch))),
    ("switch off", AnyView(Toggle("Wrap", isOn: .constant(false)).toggleStyle(.switch))),
    ("toggle button", AnyView(Toggle("Wrap", isOn: .constant(true)).toggleStyle(.button))),
    ("field", AnyView(TextField("Name", text: .constant("Ada")))),
    ("field, empty", AnyView(TextField("Name", text: .constant("")))),
    ("field, lines", AnyView(TextField("Name", text: .constant("a\nb"), axis: .vertical))),
    ("list", AnyView(List(0..<3, selection: .constant(1)) { Text("Row \($0)") }.frame(height: 3))),
    ("radio group", AnyView(sizes.pickerStyle(.inline))),
    ("segmented", AnyView(sizes.pickerStyle(.segmented))),
    ("menu", AnyView(sizes.pickerStyle(.menu))),
    ("slider", AnyView(Slider(value: .constant(0.4)))),
    ("stepper", AnyView(Stepper("Copies: 2", value: .constant(2), in: 0...9))),
    ("date", AnyView(DatePicker("Due", selection: .constant(due), displayedComponents: .date))),
    ("colour", AnyView(ColorPicker("Ink", selection: .constant(.blue)))),
    ("disclosure", AnyView(DisclosureGroup("More") { Text("hidden") })),
    ("gauge", AnyView(Gauge(value: 0.4) { Text("Load") })),
    ("progress", AnyView(ProgressView("Load", value: 0.4))),
    ("group box", AnyView(GroupBox("Box") { Toggle("Wrap", isOn: .constant(true)) })),
    ("label", AnyView(Label("Inbox", symbol: "✉"))),
    ("secondary", AnyView(Text("ago").foregroundStyle(.secondary))),
    ("divider", AnyView(Divider())),
  ]

  private static let due = Date(timeIntervalSince1970: 1_778_158_800)

  private static var sizes: some View {
    Picker("Size", selection: .constant(1)) {
      Text("S").tag(0)
      Text("M").tag(1)
    }
  }

  static let cell = Size(width: 20, height: 4)

  /// A control in a state.
  static func host(_ view: AnyView, _ state: State, _ rendering: Rendering) -> TestHost {
    let host = TestHost(
      width: cell.width, height: cell.height + 1, colors: rendering.colors, theme: rendering.theme,
      hasUnicode: rendering.hasUnicode
    ) {
      VStack(alignment: .leading, spacing: 0) {
        shown(view, state).disabled(state == .disabled)
        Spacer(minLength: 0)
        Button("elsewhere") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, .gmt)
    }
    if state != .focused, state != .disabled { host.press(.tab) }
    if state == .pressed { host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 2, y: 0)))) }
    if state == .hovered { host.hover(x: 1, y: 0) }
    return host
  }

  /// A control in what brings about a state.
  @ViewBuilder private static func shown(_ view: AnyView, _ state: State) -> some View {
    switch state {
    case .hovered: view.hoverEffect()
    case .selected: List(0..<1, selection: .constant(0)) { _ in view }.frame(height: 3)
    case .invalid: view.validation("Not this", shown: .always)
    default: view
    }
  }

  private func sheet(_ rendering: Rendering) -> CellBuffer {
    let (cell, states) = (Self.cell, State.allCases)
    var sheet = CellBuffer(
      size: Size(width: 16 + states.count * (cell.width + 2), height: 2 + Self.controls.count * cell.height))
    for (column, state) in states.enumerated() {
      sheet.write(
        state.rawValue, at: Point(x: 16 + column * (cell.width + 2), y: 0), style: Style(attributes: .bold),
        clip: sheet.bounds)
    }
    for (row, control) in Self.controls.enumerated() {
      let y = 2 + row * cell.height
      sheet.write(control.name, at: Point(x: 1, y: y), style: .plain, clip: sheet.bounds)
      for (column, state) in states.enumerated() {
        let screen = Self.host(control.view, state, rendering).screen
        for line in 0..<cell.height - 1 {
          for x in 0..<cell.width where !screen[x, line].glyph.isContinuation {
            let cell = screen[x, line]
            sheet.write(
              cell.glyph, at: Point(x: 16 + column * (Self.cell.width + 2) + x, y: y + line),
              style: cell.style,
              clip: sheet.bounds)
          }
        }
      }
    }
    return sheet
  }

  // Look 22, Look H8
  @Test(arguments: Rendering.all) func `a sheet of a rendering`(rendering: Rendering) throws {
    let sheet = sheet(rendering)
    expect(!sheet.trimmedText.isEmpty)
    guard let folder = ProcessInfo.processInfo.environment["TERMINALUI_PICTURES"] else { return }
    let isDark = rendering.colors.effectiveScheme == .dark
    let picture = sheet.svg(
      foreground: rendering.colors.foreground ?? .rgb(0xDD, 0xDD, 0xDD).inverted(unless: isDark),
      background: rendering.colors.background ?? .rgb(0x16, 0x16, 0x1C).inverted(unless: isDark))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture.write(
      toFile: folder + "/sheet-\(rendering).svg", atomically: true, encoding: .utf8)
  }

  // Look 12
  @Test func `a control has the same size in every rendering and every state`() {
    for control in Self.controls {
      for state in State.allCases {
        let sizes = Rendering.all.map {
          Self.host(control.view, state, $0).host.frames.map { "\($0.name) \($0.frame)" }
        }
        expect(Set(sizes).count, 1, "\(control.name), \(state)")
      }
    }
  }

  // Look 9
  @Test(arguments: Rendering.all) func `states of a button differ`(rendering: Rendering) {
    let looks = [State.normal, .focused, .hovered, .disabled].map { state -> CellBuffer in
      let screen = Self.host(Self.controls[0].view, state, rendering).screen
      var first = CellBuffer(size: Size(width: 8, height: 1))
      for x in 0..<8 {
        first.write(screen[x, 0].glyph, at: Point(x: x, y: 0), style: screen[x, 0].style, clip: first.bounds)
      }
      return first
    }
    expect(Set(looks).count, looks.count)
  }
}

extension Color {
  /// Light for dark and dark for light, where the terminal is a light one.
  fileprivate func inverted(unless isDark: Bool) -> Color {
    guard !isDark, case .rgb(let red, let green, let blue) = kind else { return self }
    return .rgb(255 - red, 255 - green, 255 - blue)
  }
}
