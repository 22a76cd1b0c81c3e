import TerminalUI
import TerminalUICharts
import TerminalUIFoundation
import TerminalUIImages

/// A way for text to reach the screen: public functions that take one, and a view that shows it by them.
struct HostileFunction {
  /// What it shows text by: a key of each function that takes one, as `Type.name(labels:)`.
  let covers: [String]
  /// The rows that the view needs.
  var height = 1
  /// Whether its cells may be links.
  var mayLink = false
  let view: @MainActor (String) -> AnyView

  /// The first of the functions.
  var name: String { covers[0] }
}

/// Every public function that takes a string, by its key: shown with hostile strings, or left out for a reason.
///
/// A test compares them with the sources. Where a new function is missing, give it a line in a list of ``shown`` with a view that shows the
/// string by it, or one in ``leftOut`` where the string never reaches a terminal.
public enum HostileFunctions {
  /// The functions whose strings are shown.
  @MainActor public static var shownKeys: [String] { shown.flatMap(\.covers) }

  @MainActor static let shown: [HostileFunction] = imagesAndFields + oldSpellings + others

  @MainActor private static let others: [HostileFunction] = [
    .init(covers: ["Text.init(_:)"]) { AnyView(Text($0)) },
    .init(covers: ["View.titledBorder(_:subtitle:)"]) { text in
      AnyView(Text(text).titledBorder(text, subtitle: text))
    },
    .init(
      covers: [
        "View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)",
        "View.dismissalConfirmationDialog(_:shouldPresent:actions:)",
      ]
    ) { text in
      AnyView(
        Text(text).dismissalConfirmationDialog(text, shouldPresent: true) {
        } message: {
          Text(text)
        }
        .dismissalConfirmationDialog(text, shouldPresent: false) {})
    },
    .init(covers: ["Text.init(_:marking:)", "FuzzyMatcher.init(_:)", "FuzzyMatcher.match(_:)"]) {
      AnyView(Text($0, marking: FuzzyMatcher($0).match($0)))
    },
    .init(
      covers: [
        "View.onKeyPress(_:modifiers:name:isEnabled:action:)", "View.actionID(_:)", "View.keyContext(_:)",
      ],
      height: 5
    ) { text in
      AnyView(Text("keys").onKeyPress("x", name: text) {}.actionID(text).keyContext(text).keyHints())
    },
    .init(covers: ["Text.init(ansi:)", "AttributedString.init(ansi:)"], mayLink: true) { text in
      AnyView(
        VStack {
          Text(ansi: text)
          Text(ansi: "\u{1B}[31m\u{1B}]8;;\(text)\u{1B}\\a")
          Text(AttributedString(ansi: text))
        })
    },
    .init(covers: ["Text.init(verbatim:)"]) { AnyView(Text(verbatim: $0).bold() + Text($0)) },
    .init(
      covers: [
        "PlottableValue.value(_:_:)",
        "AxisValueLabel.init(_:centered:anchor:collisionResolution:orientation:"
          + "horizontalSpacing:verticalSpacing:)",
        "ChartContent.accessibilityLabel(_:)", "ChartContent.accessibilityValue(_:)",
        "View.chartForegroundStyleScale(_:)",
        "View.chartXAxisLabel(_:position:alignment:spacing:)",
        "View.chartYAxisLabel(_:position:alignment:spacing:)",
      ], height: 10
    ) { text in
      AnyView(
        Chart {
          BarMark(x: .value(text, text), y: .value(text, 3)).foregroundStyle(by: .value(text, text))
            .accessibilityLabel(text).accessibilityValue(text).position(by: .value(text, text))
            .symbol(by: .value(text, text)).annotation { Text(text) }
        }
        .chartYAxis { AxisMarks(values: [0, 3]) { _ in AxisValueLabel(text) } }
        .chartForegroundStyleScale([text: .red]).chartXAxisLabel(text).chartYAxisLabel(text))
    },
    .init(covers: ["String.init(localized:table:bundle:locale:comment:)"]) { text in
      AnyView(Text(String(localized: LocalizedStringKey(text), table: text)))
    },
    .init(
      covers: [
        "LocalizedStringKey.init(_:table:locale:bundle:comment:)",
        "LocalizedStringKey.init(_:defaultValue:table:locale:bundle:comment:)",
        "String.init(localized:defaultValue:table:bundle:locale:comment:)",
      ], height: 3
    ) { text in
      let key = LocalizedStringKey(text)
      return AnyView(
        VStack {
          Text(LocalizedStringResource(key, table: text))
          Text(LocalizedStringResource("a", defaultValue: key, table: text))
          Text(String(localized: "a", defaultValue: key, table: text))
        })
    },
    .init(
      covers: ["View.searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)"], height: 4
    ) { text in
      AnyView(
        Text("a").searchable(text: .constant(""), tokens: .constant([HostileToken(id: text)]), prompt: text) {
          Text($0.id)
        })
    },
    .init(
      covers: ["View.searchable(text:editableTokens:isPresented:placement:prompt:token:)"], height: 4
    ) { text in
      AnyView(
        Text("a").searchable(
          text: .constant(""), editableTokens: .constant([HostileToken(id: text)]),
          prompt: LocalizedStringKey(text)
        ) { Text($0.wrappedValue.id) })
    },
    .init(covers: ["Button.init(_:action:)"]) { AnyView(Button($0) {}) },
    .init(
      covers: [
        "Stepper.init(_:value:step:onEditingChanged:)", "Stepper.init(_:value:in:step:onEditingChanged:)",
      ]
    ) { AnyView(Stepper($0, value: .constant(1), in: 0...9)) },
    .init(covers: ["Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)"]) {
      AnyView(Stepper($0, onIncrement: {}, onDecrement: {}))
    },
    .init(covers: ["ContentUnavailableView.init(_:description:)"], height: 3) {
      AnyView(ContentUnavailableView($0, description: Text($0)))
    },
    .init(covers: ["ContentUnavailableView.init(_:systemImage:description:)"], height: 3) {
      AnyView(ContentUnavailableView($0, systemImage: $0, description: Text($0)))
    },
    .init(covers: ["ContentUnavailableView.search(text:)"], height: 3) {
      AnyView(ContentUnavailableView.search(text: $0))
    },
    .init(covers: ["View.validation(_:shown:)"], height: 3) {
      AnyView(TextField("a", text: .constant("")).validation($0, shown: .always))
    },
    .init(covers: ["Button.init(_:role:action:)"]) { AnyView(Button($0, role: .destructive) {}) },
    .init(
      covers: [
        "View.accessibilityLabel(_:)", "View.accessibilityValue(_:)", "View.accessibilityHint(_:)",
        "View.accessibilityIdentifier(_:)", "View.accessibilityAction(named:_:)",
      ]
    ) { text in
      AnyView(
        Text(text).accessibilityLabel(text).accessibilityValue(text).accessibilityHint(text)
          .accessibilityIdentifier(text).accessibilityAction(named: text) {})
    },
    .init(
      covers: [
        "View.alert(_:isPresented:actions:)", "View.alert(_:isPresented:actions:message:)",
        "View.alert(_:isPresented:presenting:actions:)",
        "View.alert(_:isPresented:presenting:actions:message:)",
        "View.alert(_:item:actions:)", "View.alert(_:item:actions:message:)",
      ], height: 9
    ) { text in
      AnyView(
        Text(text).alert(text, isPresented: .constant(true)) {
          Button(text) {}
        } message: {
          Text(text)
        })
    },
    .init(
      covers: [
        "View.confirmationDialog(_:isPresented:titleVisibility:actions:)",
        "View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
        "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)",
        "View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)",
        "View.confirmationDialog(_:item:titleVisibility:actions:)",
        "View.confirmationDialog(_:item:titleVisibility:actions:message:)",
      ], height: 9
    ) { text in
      AnyView(
        Text(text).confirmationDialog(text, isPresented: .constant(true)) { Button(text) {} })
    },
    .init(covers: ["View.windowTitle(_:)", "WindowGroup.init(_:content:)", "Window.init(_:id:content:)"]) {
      AnyView(Text("title").windowTitle($0))
    },
    .init(covers: ["TextField.init(_:text:)", "TextField.init(_:text:prompt:)"]) { text in
      AnyView(
        HStack {
          TextField(text, text: .constant(text))
          TextField(text, text: .constant(""), prompt: Text(text))
        })
    },
    .init(covers: ["TextField.init(text:prompt:label:)"]) { text in
      AnyView(TextField(text: .constant(text), prompt: Text(text)) { Text(text) })
    },
    .init(
      covers: [
        "Menu.init(_:content:)", "Menu.init(_:content:primaryAction:)", "View.help(_:)",
        "ShowToastAction.callAsFunction(_:role:for:action:)", "ToastAction.init(_:key:action:)",
      ]
    ) { text in
      AnyView(
        VStack {
          Menu(text) { Button(text) {} }
          Menu(text) {
            Button(text) {}
          } primaryAction: {
          }
          .help(text)
          Toasting(text: text)
        })
    },
    .init(covers: [
      "DatePicker.init(_:selection:displayedComponents:)",
      "DatePicker.init(_:selection:in:displayedComponents:)",
    ]) { text in
      let date = Binding.constant(Date.distantPast)
      return AnyView(
        VStack {
          DatePicker(text, selection: date)
          DatePicker(text, selection: date, in: .distantPast...(.distantFuture))
          DatePicker(text, selection: date, in: .distantPast...)
          DatePicker(text, selection: date, in: ...Date.distantFuture)
        })
    },
    .init(covers: ["TextField.init(_:value:format:prompt:)"]) { text in
      AnyView(
        TextField(
          text, value: .constant(Int?.none), format: IntegerFormatStyle<Int>.number, prompt: Text(text)))
    },
    .init(
      covers: [
        "SecureField.init(_:text:)", "SecureField.init(_:text:prompt:)",
        "SecureField.init(text:prompt:label:)",
      ]
    ) { text in
      AnyView(
        HStack {
          SecureField(text, text: .constant(text))
          SecureField(text, text: .constant(""), prompt: Text(text))
          SecureField(text: .constant(text)) { Text(text) }
        })
    },
    .init(covers: ["LocalizedStringKey.init(_:)", "LocalizedStringKey.init(stringLiteral:)"]) {
      AnyView(Text(LocalizedStringKey($0)) + Text(LocalizedStringKey(stringLiteral: $0)))
    },
    .init(
      covers: [
        "LocalizedStringKey.StringInterpolation.appendLiteral(_:)",
        "LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)",
        "LocalizedStringKey.StringInterpolation.appendValue(_:)",
      ]
    ) { text in
      var value = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
      value.appendValue(text)
      return AnyView(
        Text("\(text)\(Text(text).bold())\(0.5, specifier: "%.1f")")
          + Text(LocalizedStringKey(stringInterpolation: value)))
    },
    .init(covers: [
      "Picker.init(_:selection:content:)", "Picker.init(_:sources:selection:content:)", "View.badge(_:)",
    ]) { text in
      AnyView(
        List {
          Picker(text, selection: .constant(text)) { ForEach([text, "b"], id: \.self) { Text($0) } }
          Picker(text, sources: [Binding.constant(text)], selection: \.self) { Text(text).tag(text) }
          Text("row").badge(text)
        })
    },
    .init(covers: ["Toggle.init(_:isOn:)", "Toggle.init(_:sources:isOn:)"]) { text in
      AnyView(
        HStack {
          Toggle(text, isOn: .constant(true))
          Toggle(text, sources: [Binding.constant(true)], isOn: \.self).toggleStyle(.button)
        })
    },
    .init(covers: ["ProgressView.init(_:)", "ProgressView.init(_:value:total:)"], height: 2) { text in
      AnyView(
        HStack {
          ProgressView(text)
          ProgressView(text, value: 0.5)
        })
    },
    .init(
      covers: [
        "Label.init(_:symbol:)", "Label.init(_:systemImage:)", "Image.init(systemName:)",
        "View.textInputCompletion(_:)", "Button.init(_:systemImage:action:)",
        "Button.init(_:systemImage:role:action:)", "Toggle.init(_:systemImage:isOn:)",
        "Toggle.init(_:systemImage:sources:isOn:)",
        "Menu.init(_:systemImage:content:)", "Menu.init(_:systemImage:content:primaryAction:)",
        "Picker.init(_:systemImage:selection:content:)",
        "Picker.init(_:systemImage:sources:selection:content:)",
        "LabeledContent.init(_:content:)", "LabeledContent.init(_:value:)",
        "LabeledContent.init(_:value:format:)",
      ], height: 10
    ) { text in
      AnyView(
        VStack {
          Label(text, symbol: text)
          Label(text, systemImage: text).textInputCompletion(text)
          Image(systemName: text)
          Button(text, systemImage: text, role: nil) {}
          Toggle(text, systemImage: text, isOn: .constant(true))
          Toggle(text, systemImage: text, sources: [Binding.constant(true)], isOn: \.self)
          Menu(text, systemImage: text) {}
          Picker(text, systemImage: text, selection: .constant(1)) { Text(text).tag(1) }
          Picker(text, systemImage: text, sources: [Binding.constant(1)], selection: \.self) {
            Text(text).tag(1)
          }
          LabeledContent(text) { Text(text) }
          LabeledContent(text, value: text)
          LabeledContent(text, value: 1, format: IntegerFormatStyle<Int>.number)
        })
    },
    .init(
      covers: [
        "Tab.init(_:content:)", "Tab.init(_:value:content:)", "Tab.init(_:systemImage:content:)",
        "Tab.init(_:systemImage:value:content:)", "Tab.init(_:systemImage:role:content:)",
        "Tab.init(_:systemImage:value:role:content:)", "TabSection.init(_:<SelectionValue>:)",
      ], height: 4
    ) { text in
      AnyView(
        TabView(selection: .constant(text)) {
          Tab(text, value: text) { Tab(text) { Text(text) } }.badge(text)
          Tab(text, systemImage: text, value: text + "2") { Tab(text, systemImage: text) { Text(text) } }
          TabSection(text) {
            Tab(text, systemImage: text, value: text + "3", role: .search) {
              Tab(text, systemImage: text, role: .search) { Text(text) }
            }
          }
        })
    },
    .init(covers: ["GroupBox.init(_:content:)"], height: 3) { text in
      AnyView(GroupBox(text) { Text(text) })
    },
    .init(
      covers: [
        "TableColumn.init(_:content:)", "TableColumn.init(_:value:)", "TableColumn.init(_:value:content:)",
        "TableColumn.init(_:sortUsing:content:)", "TableColumn.customizationID(_:)",
        "TableColumn.init(_:pending:content:)", "TableColumn.init(_:value:placeholder:)",
      ], height: 2
    ) { text in
      AnyView(
        Table([HostileRow(id: text)]) {
          TableColumn(text) { Text($0.id) }.customizationID(text)
          TableColumn(text, value: \.id)
          TableColumn(text, value: \.id) { Text($0.id) }
          TableColumn(text, pending: \.name) { Text($0) }
          TableColumn(text, value: \.missing, placeholder: text)
          TableColumn(text, sortUsing: SortKey(\HostileRow.id)) { Text($0.id) }
        })
    },
    .init(
      covers: ["DisclosureGroup.init(_:content:)", "DisclosureGroup.init(_:isExpanded:content:)"], height: 2
    ) { text in
      AnyView(
        HStack {
          DisclosureGroup(text) { Text(text) }
          DisclosureGroup(text, isExpanded: .constant(true)) { Text(text) }
        })
    },
    .init(covers: ["Section.init(_:isExpanded:content:)"], height: 2) { text in
      AnyView(List { Section(text, isExpanded: .constant(true)) { Text(text).badge(text) } })
    },
    .init(covers: ["Section.init(_:content:)"], height: 2) { text in
      AnyView(VStack(alignment: .leading) { Section(text) { Text(text) } })
    },
    .init(
      covers: [
        "View.navigationTitle(_:)", "View.navigationSubtitle(_:)", "NavigationLink.init(_:destination:)",
        "NavigationLink.init(_:value:)",
      ], height: 5
    ) { text in
      AnyView(
        NavigationStack {
          VStack {
            NavigationLink(text) { Text(text) }
            NavigationLink(text, value: text)
          }
          .navigationTitle(text)
          .navigationSubtitle(text)
        })
    },
    .init(
      covers: [
        "View.searchable(text:placement:prompt:)", "View.searchable(text:isPresented:placement:prompt:)",
        "View.searchCompletion(_:)", "SplitViewLengths.init(rawValue:)",
      ], height: 5
    ) { text in
      AnyView(
        HSplitView(lengths: .constant(SplitViewLengths(rawValue: text))) {
          Text(text).searchable(text: .constant(text), prompt: text)
            .searchSuggestions { Text(text).searchCompletion(text) }
          Text(text).searchable(text: .constant(text), isPresented: .constant(false), prompt: text)
        })
    },
    .init(covers: ["clipped text"]) {
      AnyView(Text($0).lineLimit(1).frame(width: 3, alignment: .leading).clipped())
    },
    .init(covers: ["truncated text"]) {
      AnyView(Text($0 + $0 + $0).lineLimit(1).truncationMode(.middle).frame(width: 4))
    },
    // Last: a frame of what follows may leave their cells as they are.
    .init(covers: ["View.hyperlink(_:)"], mayLink: true) { text in
      AnyView(
        HStack {
          Text("to").hyperlink(text)
          Text("https").hyperlink("https://" + text)
        })
    },
    .init(covers: ["Link.init(_:destination:)", "Link.init(destination:label:)"], mayLink: true) { text in
      AnyView(
        HStack {
          Link(text, destination: text)
          Link(destination: "https://" + text) { Text(text) }
        })
    },
  ]

  /// The functions whose strings never reach a terminal, and why.
  public static let leftOut: [String: String] = [
    "AccessibilityNotification.Announcement.init(_:priority:)": "only lines are read out, without escapes",
    "AccessibilityRotorEntry.init(_:id:in:textRange:)": "nothing shows it",
    "PlatformColor.init(named:)": "nothing shows it",
    "UTType.init(_:)": "unavailable", "UTType.init(filenameExtension:)": "unavailable",
    "UTType.init(exportedAs:)": "unavailable", "UTType.init(importedAs:)": "unavailable",
    "Scene.keymap(_:)":
      "the author's; as the user's keymap, whose words are neutralised where they are shown",
    "AccessibilityRotorEntry.init(_:id:textRange:)": "nothing shows it",
    "View.accessibilityCustomContent(_:_:)": "nothing shows it",
    "View.accessibilityInputLabels(_:)": "nothing shows it",
    "View.accessibilityRotor(_:entries:)": "nothing shows it",
    "View.handlesExternalEvents(preferring:allowing:)": "nothing shows it",
    "ToolbarItem.init(id:placement:content:)": "a name that nothing asks for",
    "View.toolbar(id:content:)": "a name that nothing asks for",
    "WindowGroup.init(_:id:content:)": "a name that nothing asks for",
    "WindowGroup.init(id:content:)": "a name that nothing asks for",
    "DismissWindowAction.callAsFunction(id:)": "unavailable",
    "AccessibilityActionCategory.init(_:)": "nothing shows it",
    "TextFieldLink.init(_:onSubmit:)": "unavailable",
    "MenuBarExtra.init(_:content:)": "unavailable",
    "MenuBarExtra.init(_:systemImage:content:)": "unavailable",
    "OpenWindowAction.callAsFunction(id:)": "unavailable",
    "OpenWindowAction.callAsFunction(id:value:)": "unavailable",
    "UtilityWindow.init(_:id:content:)": "unavailable",
    "View.copyable(_:)": "goes through ClipboardAction, as onCopyCommand",
    "View.cuttable(for:action:)": "goes through ClipboardAction, as onCopyCommand",
    "View.onPasteCommand(of:perform:)": "the app gets it",
    "View.pasteDestination(for:action:validator:)": "the app gets it",
    "Text.init(_:tableName:bundle:comment:)": "the key is a Text, and a table is the app's",
    "KeyClass.init(_:where:)": "its name is for descriptions of the way of a key",
    "KeyTable.offer(matching:phases:called:to:)": "its name is for descriptions of the way of a key",
    "KeyTable.on(_:_:with:phases:title:when:do:)": "its name is for descriptions of the way of a key",
    "KeyTable.on(_:_:with:title:given:do:)": "its name is for descriptions of the way of a key",
    "KeyTable.on(_:title:when:do:)": "its name is for descriptions of the way of a key",
    "KeyTable.on(matching:called:title:phases:when:do:)": "its name is for descriptions of the way of a key",
    "KeyTable.onText(title:given:do:)": "its name is for descriptions of the way of a key",
    "KeyTable.onText(title:when:do:)": "its name is for descriptions of the way of a key",
    "Theme.init(_:background:foreground:tint:success:warning:error:)": "its name is compared, and no more",
    "Theme.init(_:light:dark:)": "its name is compared, and no more",
    "CommandMenu.init(_:content:)": "a menu of a scene; its title is a Text in the bar",
    "FuzzyMatch.ranges(in:)": "places in a text",
    "Theme.init(_:tint:)": "its name is compared, and no more",
    "AccessibilityRole.init(_:)": "no user sees it",
    "AccessibilityElement.perform(_:)": "the name of an action, to be found",
    "AppStorage.init(_:store:)": "the key of a stored value",
    "AppStorage.init(wrappedValue:_:store:)": "the key of a stored value",
    "SceneStorage.init(_:)": "the key of a stored value",
    "SceneStorage.init(wrappedValue:_:)": "the key of a stored value",
    "StorageStore.init(path:)": "a file's path",
    "ColorResource.init(name:bundle:)": "the name of a set, as for Color.init(_:bundle:)",
    "ImageResource.init(name:bundle:)": "the name of a set, as for Image.init(_:bundle:)",
    "PixelImage.init(jpegFile:mostPixels:)": "a file's path",
    "PixelImage.init(pngFile:mostPixels:)": "a file's path",
    "StorageStore.set(_:forKey:)": "the key of a stored value",
    "StorageStore.value(_:forKey:)": "the key of a stored value",
    "ClipboardAction.callAsFunction(_:)": "a message of its own type, which is tried beside",
    "DebugLog.write(_:)": "goes to a file",
    "DebugLogHandler.init(label:)": "goes to a file",
    "HandOverAction.callAsFunction(to:_:)": "another program and its arguments",
    "OpenURLAction.init(opening:)": "gets a string",
    "OpenURLAction.callAsFunction(_:)": "a URL for another program",
    "OpenURLAction.callAsFunction(_:completion:)": "a URL for another program",
    "OpenURLAction.Result.systemAction(_:)": "a URL for another program",
    "Painter.write(_:at:style:)": "what texts are written by",
    "ViewHost.init(size:clock:environment:notesBodies:onIssue:onLog:content:)": "gets lines of a log",
    "ViewHost.open(url:)": "a URL for the app",
    "ColorPicker.init(_:selection:supportsOpacity:)": "unavailable",
    "ShareLink.init(_:item:)": "unavailable",
    "View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)": "unavailable",
    "View.onContinueUserActivity(_:perform:)": "unavailable",
    "View.userActivity(_:isActive:_:)": "unavailable",
    "Font.custom(_:fixedSize:)": "the name has no effect",
    "Font.custom(_:size:)": "the name has no effect",
    "Font.custom(_:size:relativeTo:)": "the name has no effect",
    "Scene.handlesExternalEvents(matching:)": "without effect",
    "UITextContentType.init(rawValue:)": "without effect",
    "DesktopNotificationAction.callAsFunction(_:_:)": "a message of its own type: printable ASCII, or none",
    "NSItemProvider.loadObject(ofClass:completionHandler:)": "the text goes to the app",
    "View.onCopyCommand(perform:)": "a message of the clipboard's type, which is tried beside",
    "View.onCutCommand(perform:)": "a message of the clipboard's type, which is tried beside",
    "AxisMarks.init(_position:values:format:)": "what the format writes is a Text",
    "AxisValueLabel.init(_format:centered:)": "what the format writes is a Text",
    "PlottableValue.init(_label:value:unitFrom:to:)": "by the functions of dates",
    "PlottableValue.value(_:_:unit:calendar:)": "a label as that of value(_:_:)",
    "Preview.init(_:traits:body:)": "its name is a Text in the gallery of previews",
    "PreviewDevice.init(rawValue:)": "columns and rows, which are read from it",
    "PreviewDevice.init(stringLiteral:)": "columns and rows, which are read from it",
  ]
}

private struct Toasting: View {
  @Environment(\.showToast) private var showToast
  let text: String

  var body: some View {
    Text("notes").onAppear { showToast(text, action: ToastAction(text) {}) }
  }
}

private struct HostileRow: Identifiable {
  let id: String
  var name: String? { id }
  var missing: String? { nil }
}

private struct HostileToken: Identifiable { let id: String }
