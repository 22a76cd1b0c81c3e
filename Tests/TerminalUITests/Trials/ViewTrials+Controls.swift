import TerminalUI

/// The lines of controls.
nonisolated extension ViewTrial {
  static let controls = [
    ViewTrial("Button") { stage in Button(stage.text) { stage.count += 1 } },
    ViewTrial("buttonStyle") { stage in
      Button(stage.text) { stage.isOn.toggle() }.buttonStyle(.borderedProminent)
      Button(stage.text) { stage.count += 1 }.buttonStyle(.plain)
      Button(stage.text) {}.buttonStyle(BorderedButtonStyle(tint: stage.isOn ? .red : .green))
    },
    ViewTrial("Toggle") { Toggle($0.text, isOn: $0.binding(\.isOn)) },
    ViewTrial("toggleStyle") { Toggle($0.text, isOn: $0.binding(\.isOn)).toggleStyle(.switch) },
    ViewTrial("TextField") { TextField("name", text: $0.binding(\.text)) },
    ViewTrial("ControlGroup, controlGroupStyle") { stage in
      ControlGroup {
        Button(stage.text) { stage.count += 1 }
        Toggle("b", isOn: stage.binding(\.isOn))
      }
      ControlGroup(stage.text) { Button("c") { stage.count += 1 } }.controlGroupStyle(.menu)
    },
    ViewTrial("TextField, onCommit") { stage in
      TextField(
        stage.text, text: stage.binding(\.text), onEditingChanged: { _ in stage.count += 1 },
        onCommit: { stage.isOn.toggle() })
    },
    ViewTrial("Image by name") { stage in
      Image(stage.text)
      Image(decorative: "logo").resizable()
      Label(stage.text, image: "logo")
    },
    ViewTrial("ForEach(subviews:), Group(subviews:), Group(sections:)") { stage in
      let content = Group {
        Text(stage.text)
        if stage.isOn { Text("b") }
        Section(stage.text) { ForEach(0..<(abs(stage.count) % 9), id: \.self) { Text("\($0)") } }
      }
      ForEach(subviews: content) { $0.padding(1) }
      Group(subviews: content) { $0.last }
      ForEach(sections: content) { section in
        HStack {
          section.header; section.content
        }
      }
    },
    ViewTrial("TextField, lines") {
      TextField("name", text: $0.binding(\.text), axis: .vertical).lineLimit(2...4).textFieldStyle(
        .roundedBorder)
    },
    ViewTrial("Menu") { stage in
      Menu(stage.text) {
        Button(stage.text) { stage.count += 1 }.keyboardShortcut("b").disabled(stage.isOn)
        Toggle("toggle", isOn: stage.binding(\.isOn))
        Menu("more") { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        Section(stage.text) { Button("in it", role: .destructive) { stage.isOn.toggle() } }
      }
      .menuIndicator(stage.isOn ? .hidden : .automatic)
      .menuOrder(stage.isOn ? .priority : .fixed)
      Menu("split") {
        Button("a") {}
      } primaryAction: {
        stage.count += 1
      }.menuStyle(.borderlessButton)
    },
    ViewTrial("contextMenu, help") { stage in
      Button(stage.text) { stage.count += 1 }
        .contextMenu { Button("rename \(stage.text)") { stage.text += "x" } }
        .help(stage.text)
    },
    ViewTrial("popover") { stage in
      Button(stage.text) { stage.isOn = true }
        .popover(isPresented: stage.binding(\.isOn), arrowEdge: stage.count % 2 == 0 ? .trailing : nil) {
          TextField("name", text: stage.binding(\.text))
        }
    },
    ViewTrial("toast") { stage in
      Toggle("toast", isOn: stage.binding(\.isOn))
        .toast(isPresented: stage.binding(\.isOn), role: stage.count % 2 == 0 ? nil : .progress) {
          Text(stage.text)
        }
    },
    ViewTrial("TabView") { stage in
      TabView(selection: stage.binding(\.count)) {
        Tab(stage.text, systemImage: "star", value: 0) { Text(stage.text) }.badge(stage.count)
        if stage.isOn { Tab("two", value: 1) { TextField("name", text: stage.binding(\.text)) } }
        Tab(value: 3, role: stage.isOn ? .search : nil) { Text("three") }
        Button("three") { stage.isOn.toggle() }.tabItem { Text(stage.text) }.tag(2)
      }
      .tabViewStyle(.sidebarAdaptable)
    },
    ViewTrial("HSplitView, VSplitView") { stage in
      HSplitView {
        TextField("name", text: stage.binding(\.text)).frame(minWidth: 4, idealWidth: stage.count % 9 + 4)
        if stage.isOn { Text(stage.text) }
        VSplitView {
          Button("\(stage.count)") { stage.isOn.toggle() }
          Text(stage.text)
        }
      }
    },
    ViewTrial("toolbar, navigationTitle") { stage in
      NavigationStack {
        Button(stage.text) { stage.isOn.toggle() }
          .navigationTitle(Text(stage.text).bold()).navigationSubtitle(stage.text)
          .navigationBarBackButtonHidden(stage.isOn)
          .toolbar {
            ToolbarItem(placement: .navigation) { Button(stage.text) { stage.count += 1 } }
            ToolbarItem { Toggle("on", isOn: stage.binding(\.isOn)) }.visibilityPriority(.high)
            if stage.isOn { ToolbarItem(placement: .status) { Text(stage.text) } }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("\(stage.count)")
              Spacer()
              Button("end") {}
            }
          }
          .toolbarVisibility(stage.count % 3 == 1 ? .hidden : .automatic, for: .navigationBar)
      }
    },
    ViewTrial("toolbar without a stack") { stage in
      TextField("name", text: stage.binding(\.text)).toolbar { Button(stage.text) { stage.isOn.toggle() } }
    },
    ViewTrial("NavigationSplitView") { stage in
      NavigationSplitView {
        Button(stage.text) { stage.isOn.toggle() }.navigationTitle(stage.text)
          .navigationSplitViewColumnWidth(min: 2, ideal: stage.count % 30)
      } content: {
        TextField("name", text: stage.binding(\.text))
      } detail: {
        Text(stage.text)
      }
      .navigationSplitViewStyle(.prominentDetail)
    },
    ViewTrial("inspector") { stage in
      Button(stage.text) { stage.isOn.toggle() }.inspector(isPresented: stage.binding(\.isOn)) {
        Text(stage.text).inspectorColumnWidth(stage.count % 40)
      }
    },
    ViewTrial("safeAreaInset, safeAreaPadding") { stage in
      TextField("name", text: stage.binding(\.text))
        .safeAreaInset(edge: .top, alignment: .leading, spacing: stage.count % 3) { Text(stage.text) }
        .safeAreaInset(edge: .trailing) { Button("side") { stage.isOn.toggle() } }
        .safeAreaPadding(.leading, stage.count % 5)
    },
    ViewTrial("searchable with tokens") { stage in
      Text(stage.text)
        .searchable(
          text: stage.binding(\.text),
          tokens: Binding(
            get: { (0..<Swift.min(Swift.max(stage.count, 0), 40)).map(TrialToken.init) },
            set: { stage.count = $0.count }),
          suggestedTokens: .constant([TrialToken(id: 50)])
        ) { Text("\(stage.text) \($0.id)") }
        .searchSuggestions { Text(stage.text).searchCompletion(TrialToken(id: 3)) }
    },
    ViewTrial("tabViewBottomAccessory") { stage in
      TabView(selection: stage.binding(\.count)) {
        Tab(stage.text, systemImage: "star", value: 0) { Text(stage.text) }
      }
      .tabViewBottomAccessory(isEnabled: stage.isOn) { Button(stage.text) { stage.count += 1 } }
    },
    ViewTrial("searchable, refreshable") { stage in
      Text(stage.text).searchable(text: stage.binding(\.text), prompt: stage.text).refreshable {}
        .searchSuggestions { Text(stage.text).searchCompletion(stage.text) }
    },
    ViewTrial("Image, systemImage") { stage in
      Image(systemName: stage.isOn ? "star.fill" : stage.text)
      Label(stage.text, systemImage: stage.isOn ? "trash" : "figure.walk")
    },
    ViewTrial("textInputSuggestions") { stage in
      TextField("name", text: stage.binding(\.text)).textInputSuggestions {
        ForEach(0..<stage.count % 3, id: \.self) { Text("\($0)").textInputCompletion(stage.text) }
      }
    },
    ViewTrial("wordSuggestions") { stage in
      TextEditor(text: stage.binding(\.text)).wordSuggestions { word in
        ForEach(0..<stage.count % 3, id: \.self) {
          Text("\(word)\($0)").textInputCompletion(word + stage.text)
        }
      }
    },
    ViewTrial("TextEditor") { stage in
      VStack {
        TextEditor(text: stage.binding(\.text))
        if stage.isOn { TextEditor(text: stage.binding(\.text)).textEditorStyle(.plain) }
      }
    },
    ViewTrial("Slider") { stage in
      Slider(
        value: Binding(get: { Double(stage.count) }, set: { stage.count = Int($0.rounded()) }), in: 0...99,
        step: 1
      ) {
        Text(stage.text)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text(stage.isOn ? stage.text : "99")
      }
    },
    ViewTrial("Stepper") { stage in Stepper(stage.text, value: stage.binding(\.count), in: 0...50, step: 3) },
    ViewTrial("ColorPicker") { stage in
      let color = Binding(
        get: { Color.indexed(UInt8(truncatingIfNeeded: stage.count)) },
        set: { if case .indexed(let index) = $0.kind { stage.count = Int(index) } })
      VStack {
        ColorPicker(stage.text, selection: color)
        if stage.isOn { ColorPicker(selection: color, supportsOpacity: false) { Text(stage.text) } }
      }
    },
    ViewTrial("Gauge, gaugeStyle") { stage in
      VStack {
        Gauge(value: Double(stage.count), in: 0...99) {
          Text(stage.text)
        } currentValueLabel: {
          Text(stage.text)
        }
        Gauge(value: 0.4) { Text(stage.text) }.gaugeStyle(.accessoryLinear)
        Gauge(value: stage.isOn ? 1 : 0) { Text(stage.text) }.gaugeStyle(.accessoryCircular)
      }
    },
    ViewTrial("ContentUnavailableView") { stage in
      ContentUnavailableView {
        Text(stage.text)
      } description: {
        Text(stage.text)
      } actions: {
        Button("more") { stage.count += 1 }
      }
    },
    ViewTrial("labelsHidden, controlSize", isModifier: true) { stage in
      Toggle(stage.text, isOn: stage.binding(\.isOn)).labelsVisibility(stage.isOn ? .hidden : .visible)
      Button(stage.text) { stage.count += 1 }.controlSize(stage.isOn ? .large : .mini)
    },
    ViewTrial("redacted, unredacted, privacySensitive", isModifier: true) { stage in
      VStack {
        Text(stage.text).privacySensitive(stage.isOn)
        Text(stage.text).unredacted()
      }
      .redacted(reason: stage.count % 2 == 0 ? .privacy : .placeholder)
    },
    ViewTrial("validation", isModifier: true) { stage in
      TextField("name", text: stage.binding(\.text))
        .validation(stage.isOn ? stage.text : nil, shown: stage.count % 2 == 0 ? .always : .afterEditing)
    },
    ViewTrial("SecureField") { SecureField("name", text: $0.binding(\.text)) },
    ViewTrial("Form") { stage in
      Form {
        Section(stage.text) { Toggle("on", isOn: stage.binding(\.isOn)) }
        TextField("name", text: stage.binding(\.text))
      }
    },
  ]
}

private struct TrialToken: Identifiable { let id: Int }
