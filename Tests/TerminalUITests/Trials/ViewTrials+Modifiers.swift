import OpenCombine
import TerminalUI

/// The lines of what changes other views: several modifiers to one.
nonisolated extension ViewTrial {
  static let modifiers = styles + places + data + events

  private static let styles = [
    ViewTrial("listStyle, groups; scrollContentBackground") { stage in
      List {
        Section(stage.text) {
          ForEach(0..<3) { Text("\($0)").listRowBackground(stage.isOn ? Color.red : nil) }
        }
        Section {
          Text("\(stage.count)")
        } footer: {
          Text(stage.text)
        }
      }
      .listStyle(.insetGrouped).scrollContentBackground(stage.isOn ? .hidden : .visible)
    },
    ViewTrial("mask, colour effects", isModifier: true) { stage in
      Text(stage.text).mask { Color.black.frame(width: stage.count) }
      Color.red.mask(alignment: .topLeading) { Text(stage.text) }.hueRotation(.degrees(Double(stage.count)))
      Text(stage.text).foregroundStyle(.red).brightness(0.2).contrast(2).saturation(stage.isOn ? 0 : 1)
      Button(stage.text) { stage.isOn.toggle() }.colorInvert().colorMultiply(.blue).grayscale(0.5)
    },
    ViewTrial("RadialGradient, AngularGradient, EllipticalGradient", isModifier: true) { stage in
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: Double(stage.count))
      Text(stage.text).foregroundStyle(.conicGradient(colors: [.red, .blue], center: .topLeading))
      EllipticalGradient(colors: [.red, .blue], startRadiusFraction: stage.isOn ? 0.5 : 0)
      AngularGradient(
        colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(Double(stage.count)))
    },
    ViewTrial("textCase, Markdown, Text of an Image", isModifier: true) { stage in
      Text("**\(stage.text)** *\(stage.count)* `\(stage.text)` [link](https://example.org)")
        .textCase(stage.isOn ? .uppercase : nil)
      Text(LocalizedStringKey(stage.text)).textCase(.lowercase)
      Text("\(Image(systemName: stage.text)) \(Image(systemName: "star"))")
    },
    ViewTrial("containerRelativeFrame, contentMargins", isModifier: true) { stage in
      ScrollView(.horizontal) {
        HStack { ForEach(0..<3) { Text("\($0) \(stage.text)").containerRelativeFrame(.horizontal) } }
      }
      .contentMargins(.horizontal, stage.count)
      Text(stage.text).containerRelativeFrame([.horizontal, .vertical], count: stage.count, spacing: 1)
      Text(stage.text).containerRelativeFrame(.vertical) { length, _ in length / Double(stage.count) }
    },
    ViewTrial("textSelection", isModifier: true) { stage in
      VStack {
        Text(stage.text).lineLimit(stage.count % 3 + 1)
        Text("\(stage.count)").textSelection(.disabled)
        Button(stage.text) { stage.isOn.toggle() }
      }
      .textSelection(.enabled)
    },
    ViewTrial("text styles", isModifier: true) { stage in
      Text(stage.text).font(.body).fontWeight(.bold).monospaced().strikethrough(stage.isOn).dim().blink()
        .reverse()
      Text(stage.text).monospacedDigit().truncationMode(.middle).multilineTextAlignment(.trailing).lineLimit(
        2)
    },
    ViewTrial("colours", isModifier: true) { stage in
      Button(stage.text) { stage.isOn.toggle() }.tint(.green).opacity(stage.isOn ? 0.5 : 1)
      Text(stage.text).foregroundColor(.red).accentColor(.blue)
    },
    ViewTrial("clipShape, cornerRadius, contentShape, background in a shape, pixelStyle", isModifier: true) {
      stage in
      Button(stage.text) { stage.isOn.toggle() }.clipShape(Circle()).contentShape(Capsule())
      Text(stage.text).padding(1).background(.tint, in: .capsule).cornerRadius(Double(stage.count % 9))
        .overlay(.red.opacity(0.3), in: Circle()).pixelStyle(stage.isOn ? .braille : .halfBlocks)
        .background(in: .rect(cornerRadius: 2))
    },
    ViewTrial("aspectRatio, scaledToFit, scaledToFill", isModifier: true) { stage in
      Text(stage.text).aspectRatio(Double(stage.count) - 1, contentMode: stage.isOn ? .fit : .fill)
      Ellipse().scaledToFit()
      Button(stage.text) {}.scaledToFill()
    },
    ViewTrial("styles of controls", isModifier: true) { stage in
      Label(stage.text, symbol: "!").labelStyle(.titleOnly)
      ProgressView(stage.text, value: 0.5).progressViewStyle(.circular)
    },
    ViewTrial("textHighlighting", isModifier: true) { stage in
      let isOn = stage.isOn
      TextField("Name", text: stage.binding(\.text)).textHighlighting { line in
        isOn ? [TextHighlight(line.startIndex..<line.endIndex, style: Style(foreground: .red))] : []
      }
    },
    ViewTrial("textEditorLineNumbers", isModifier: true) { stage in
      TextEditor(text: stage.binding(\.text)).textEditorLineNumbers(stage.isOn)
    },
    ViewTrial("pointerStyle", isModifier: true) { stage in
      Text(stage.text).pointerStyle(stage.isOn ? .link : nil)
    },
    ViewTrial("onScrollTargetVisibilityChange, onScrollVisibilityChange", isModifier: true) { stage in
      ScrollView {
        ForEach(0..<9, id: \.self) { row in
          Text("\(stage.text) \(row)").onScrollVisibilityChange { _ in stage.isOn.toggle() }
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in stage.count += 1 }
    },
    ViewTrial("terminalProgress", isModifier: true) { stage in
      Text(stage.text).terminalProgress(stage.isOn ? Double(stage.count) / 10 : nil)
        .terminalProgress(TerminalProgress.indeterminate)
    },
    ViewTrial("hyperlink, windowTitle", isModifier: true) {
      Text($0.text).hyperlink("https://example.org").windowTitle($0.text)
    },
  ]

  private static let places = [
    ViewTrial("alignmentGuide", isModifier: true) { stage in
      VStack(alignment: .leading) {
        Text(stage.text).alignmentGuide(.leading) { $0.width / 2 - stage.count }
        Divider()
        EmptyView()
      }
    },
    ViewTrial("position", isModifier: true) { stage in
      Text(stage.text).position(x: stage.count * 7 - 5, y: stage.count % 9)
    },
    ViewTrial("lengthUnit", isModifier: true) { stage in
      HStack(spacing: stage.count * 5) {
        Text(stage.text).frame(width: stage.count * 30, height: 40).padding(stage.count - 3)
        Button("s") { stage.isOn.toggle() }.offset(x: 20, y: -10).padding(.leading, 12.5)
      }
      .lengthUnit(stage.isOn ? .points : .cells)
    },
    ViewTrial("layoutPriority, layoutValue, unaryLayout", isModifier: true) { stage in
      HStack {
        Text(stage.text).layoutPriority(Double(stage.count % 3)).layoutValue(
          key: TrialPlace.self, value: stage.count)
        Text("beside").equatable()
      }
    },
    ViewTrial("LazyHStack", isModifier: true) { stage in
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<(20 + stage.count), id: \.self) { Text(stage.row($0)) } }
      }
      .scrollIndicators(.visible)
    },
    ViewTrial("ScrollViewReader", isModifier: true) { stage in
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(stage.count) }
        List(0..<(20 + stage.count), id: \.self) { Text("\($0)").listRowSeparator(.visible) }
      }
    },
    ViewTrial("pinnedViews", isModifier: true) { stage in
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { group in
            Section(stage.text) { ForEach(0..<(5 + stage.count), id: \.self) { Text("\(group) \($0)") } }
          }
        }
      }
    },
    ViewTrial("defaultScrollAnchor, scrollDisabled, onScrollGeometryChange", isModifier: true) { stage in
      ScrollView { LazyVStack { ForEach(0..<(5 + stage.count), id: \.self) { Text(stage.row($0)) } } }
        .defaultScrollAnchor(.bottom).scrollDisabled(stage.isOn)
        .onScrollGeometryChange(for: Int.self) {
          $0.contentOffset.y
        } action: {
          stage.isOn = $1 % 2 == 0 && $0 < 0
        }
    },
    ViewTrial("scrollPosition", isModifier: true) { stage in
      ScrollView {
        LazyVStack { ForEach(0..<(9 + stage.count), id: \.self) { Text(stage.row($0)) } }
          .scrollTargetLayout(isEnabled: !stage.isOn)
      }
      .scrollPosition(id: .constant(stage.count))
    },
    ViewTrial("Picker") { stage in
      Picker(stage.text, selection: .constant(stage.count)) {
        ForEach(0..<3) { Text(stage.row($0)) }
      }
    },
    ViewTrial("pickerStyle") { stage in
      Picker(stage.text, selection: .constant(stage.isOn)) {
        Text(stage.text).tag(true)
        Text("no").tag(false)
      }
      .pickerStyle(.segmented)
    },
    ViewTrial("badge", isModifier: true) { stage in
      List(0..<9, id: \.self) { Text("\($0)").badge(stage.isOn ? Text(stage.text) : nil) }
    },
    ViewTrial("coordinateSpace, onGeometryChange", isModifier: true) { stage in
      Text(stage.text).onGeometryChange(for: Int.self) {
        $0.frame(in: .named("space")).minX
      } action: { _ in
        stage.isOn.toggle()
      }
      .coordinateSpace(.named("space"))
    },
  ]

  private static let data = [
    ViewTrial("environment", isModifier: true) { stage in
      Text(stage.text).environment(\.isEnabled, stage.isOn).transformEnvironment(\.isEnabled) { $0.toggle() }
        .environmentObject(Model()).disabled(stage.isOn)
    },
    ViewTrial("preferences", isModifier: true) { stage in
      Text(stage.text).preference(key: Total.self, value: stage.count)
        .transformPreference(Total.self) { $0 += 1 }
        .transformAnchorPreference(key: Total.self, value: .bounds) { total, _ in total += 1 }
        .backgroundPreferenceValue(Total.self) { Text("\($0)") }
        .onPreferenceChange(Total.self) { _ in }
    },
    ViewTrial("AppStorage, SceneStorage", isModifier: true) { stage in
      StoreHolder(stage: stage)
    },
    ViewTrial("rows", isModifier: true) { stage in
      EditedList(stage: stage)
    },
    ViewTrial("accessibility", isModifier: true) { stage in
      Text(stage.text).accessibilityLabel(stage.text).accessibilityValue("\(stage.count)")
        .accessibilityHint(stage.text).accessibilityIdentifier(stage.text).accessibilitySortPriority(1)
        .accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        .accessibilityAction(named: stage.text) { stage.count += 1 }
        .accessibilityActions { Button(stage.text) { stage.count += 1 }.disabled(stage.isOn) }
        .accessibilityElement(children: .combine).accessibilityHidden(stage.isOn)
    },
  ]

  private static let events = [
    ViewTrial(
      "pasteDestination, searchScopes, accessibilityRepresentation, backgroundStyle", isModifier: true
    ) {
      stage in
      Text(stage.text).searchable(text: stage.binding(\.text)).searchScopes(stage.binding(\.count)) {
        Text("none").tag(0)
        Text(stage.text).tag(1)
      }
      Button(stage.text) { stage.isOn.toggle() }.pasteDestination(for: String.self) {
        stage.count += $0.count
      }
      .copyable([stage.text])
      Text(stage.text).accessibilityRepresentation { Toggle(stage.text, isOn: stage.binding(\.isOn)) }
        .transformEffect(DrawingTransform(translationX: Double(stage.count), y: 0))
      Text(stage.text).background().backgroundStyle(.red).background(.blue, in: ContainerRelativeShape())
      Text(stage.text).toolbarTitleMenu { Button(stage.text) { stage.isOn.toggle() } }
        .gesture(TapGesture().onEnded { stage.count += 1 }, isEnabled: stage.isOn)
    },
    ViewTrial("keys and shortcuts", isModifier: true) { stage in
      Button(stage.text) { stage.count += 1 }.keyboardShortcut("a")
        .focusCursor(stage.isOn ? .hidden : .visible)
      TextField("name", text: stage.binding(\.text)).onSubmit { stage.isOn.toggle() }.submitScope()
    },
    ViewTrial("keyHints, keyHelp, onKeyPress with a name, actionID, keyContext", isModifier: true) { stage in
      Button(stage.text) { stage.count += 1 }.onKeyPress("x", name: stage.text, isEnabled: stage.isOn) {
        stage.count += 1
      }
      .actionID(stage.text).keyContext(stage.text).keyHints(stage.isOn ? .hidden : .visible)
      Text(stage.text, marking: FuzzyMatcher(stage.text).match(stage.text)).keyHelp()
    },
    ViewTrial("onMoveCommand, onExitCommand, dismissalConfirmationDialog, SettingsLink", isModifier: true) {
      stage in
      Button(stage.text) { stage.count += 1 }.onMoveCommand { _ in stage.count += 1 }
        .onExitCommand { stage.count += 1 }
        .dismissalConfirmationDialog(stage.text, shouldPresent: stage.isOn) { Button(stage.text) {} }
      SettingsLink { Text(stage.text) }
      SettingsLink()
    },
    ViewTrial("commandPalette", isModifier: true) { stage in
      Button(stage.text) { stage.count += 1 }.keyboardShortcut("a")
        .commandPalette(isPresented: stage.binding(\.isOn))
    },
    ViewTrial("more gestures", isModifier: true) { stage in
      Text(stage.text).onLongPressGesture { stage.isOn.toggle() }
        .gesture(TapGesture(count: 2).onEnded { stage.count += 1 })
        .highPriorityGesture(TapGesture().onEnded { stage.count += 1 })
        .onContinuousHover { _ in stage.isOn.toggle() }
        .onScrollWheel { _, _ in
          stage.count += 1
          return stage.isOn
        }
    },
    ViewTrial("lifecycle", isModifier: true) { stage in
      Text(stage.text).onAppear { stage.isOn = true }.onDisappear { stage.isOn = false }
        .onChange(of: stage.count) { stage.isOn.toggle() }
        .onReceive(Empty<Int, Never>()) { _ in }
        .task { await Task.yield() }
        .transaction { $0.disablesAnimations = true }
    },
    ViewTrial("focused values", isModifier: true) { stage in
      FocusTeller(stage: stage)
    },
  ]
}

private struct TrialPlace: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

private final class Model: ObservableObject {
  @Published var number = 0
}

private enum Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct StoreHolder: View {
  let stage: Stage
  @State private var store = StorageStore()

  var body: some View { Stored(stage: stage).defaultAppStorage(store) }
}

private struct Stored: View {
  let stage: Stage
  @AppStorage("text") private var text = ""
  @SceneStorage("count") private var count = 0

  var body: some View {
    Button("\(text) \(count)") {
      text = stage.text
      count = stage.count
    }
  }
}

private struct EditedList: View {
  let stage: Stage
  @State private var rows = Array(0..<8)
  @State private var selected: Int?

  var body: some View {
    List(selection: $selected) {
      ForEach(rows, id: \.self) { row in
        Text("\(row) \(stage.text)").tag(row).selectionDisabled(row == 2).deleteDisabled(row == 3)
          .moveDisabled(row == 4)
      }
      .onDelete { rows.remove(atOffsets: $0) }
      .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct FocusTeller: View {
  let stage: Stage
  @AccessibilityFocusState private var isThere: Bool

  var body: some View {
    Button(stage.text) { isThere = true }.accessibilityFocused($isThere)
      .focusedValue(\.count, stage.count).focusedSceneValue(\.count, stage.count)
  }
}

extension FocusedValues {
  fileprivate enum CountKey: FocusedValueKey { typealias Value = Int }
  fileprivate var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
