import Foundation
import TerminalUI
import TerminalUIFoundation
import TerminalUIImages
import TerminalUIMarkdown

extension HostileFunctions {
  /// Pictures that are known by their names, and fields for text.
  @MainActor static let imagesAndFields: [HostileFunction] = [
    .init(
      covers: [
        "Image.init(_:)", "Image.init(_:label:)", "Image.init(decorative:)", "Label.init(_:image:)",
        "Image.init(_:bundle:)", "Image.init(_:bundle:label:)", "Image.init(decorative:bundle:)",
        "Image.init(systemName:variableValue:)", "Color.init(_:)", "Color.init(_:bundle:)",
      ],
      height: 9
    ) { text in
      AnyView(
        VStack {
          Image(text)
          Image(text, label: Text(text))
          Image(decorative: text)
          Label(text, image: text)
          Image(text, bundle: nil)
          Image(text, bundle: nil, label: Text(text))
          Image(decorative: text, bundle: nil)
          Image(systemName: text, variableValue: 0.5)
          Text(text).foregroundStyle(Color(text, bundle: nil))
        })
    },
    .init(
      covers: ["Markdown.init(_:)", ".init(_:)", ".append(_:)"], height: 12
    ) { text in
      let document = MarkdownDocument(text)
      document.append(text)
      return AnyView(
        ScrollView {
          Markdown(text)
          Markdown(document)
        })
    },
    .init(covers: ["TextEditor.init(text:)", "TextEditor.init(text:selection:)", "View.wordSuggestions(_:)"])
    {
      text in
      AnyView(
        VStack {
          TextEditor(text: .constant(text)).wordSuggestions { word in
            Text(word + text).textInputCompletion(text)
          }
          TextEditor(text: .constant(text))
          TextEditor(
            text: .constant(text), selection: .constant(TextSelection(insertionPoint: text.endIndex))
          )
          .textEditorStyle(.plain)
        })
    },
    .init(
      covers: [
        "TextField.init(_:text:axis:)", "TextField.init(_:text:prompt:axis:)",
        "TextField.init(text:prompt:axis:label:)",
      ]
    ) { text in
      AnyView(
        VStack {
          TextField(text, text: .constant(text), axis: .vertical)
          TextField(text, text: .constant(""), prompt: Text(text), axis: .vertical)
          TextField(text: .constant(text), axis: .vertical) { Text(text) }
        })
    },
    .init(
      covers: [
        "TextField.init(_:text:selection:prompt:axis:)", "TextField.init(text:selection:prompt:axis:label:)",
        "TextSelection.init(range:)", "TextSelection.init(ranges:)", "TextSelection.init(insertionPoint:)",
      ]
    ) { text in
      let all = TextSelection(range: text.startIndex..<text.endIndex)
      let ranges = TextSelection(ranges: RangeSet(text.startIndex..<text.endIndex))
      return AnyView(
        VStack {
          TextField(text, text: .constant(text), selection: .constant(all))
          TextField(text, text: .constant(text), selection: .constant(ranges), axis: .vertical)
          TextField(
            text: .constant(text), selection: .constant(TextSelection(insertionPoint: text.endIndex))
          ) { Text(text) }
        })
    },
    .init(
      covers: ["View.textHighlighting(_:)", "TextHighlight.init(_:style:)"], height: 2
    ) { text in
      AnyView(
        VStack {
          TextField(text, text: .constant(text))
          TextEditor(text: .constant(text)).textEditorStyle(.plain)
        }
        .textHighlighting { [TextHighlight($0.startIndex..<$0.endIndex, style: Style(foreground: .red))] })
    },
  ]

  /// Older spellings of functions, and names that views and groups have.
  @MainActor static let oldSpellings: [HostileFunction] = [
    .init(
      covers: [
        "TextField.init(_:text:onCommit:)", "TextField.init(_:text:onEditingChanged:onCommit:)",
        "TextField.init(_:value:formatter:onEditingChanged:onCommit:)", "SecureField.init(_:text:onCommit:)",
      ], height: 5
    ) { text in
      AnyView(
        VStack {
          TextField(text, text: .constant(text), onCommit: {})
          TextField(text, text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
          TextField(text, value: .constant(Int?.none), formatter: NumberFormatter())
          SecureField(text, text: .constant(text), onCommit: {})
          SecureField(text, text: .constant(""), onCommit: {})
        })
    },
    .init(
      covers: [
        "NavigationLink.init(_:destination:isActive:)",
        "NavigationLink.init(_:destination:tag:selection:)", "NavigationLink.init(_:isActive:destination:)",
        "NavigationLink.init(_:tag:selection:destination:)", "View.navigationBarTitle(_:)",
      ], height: 7
    ) { text in
      AnyView(
        NavigationStack {
          VStack {
            NavigationLink(text, destination: Text(text), isActive: .constant(false))
            NavigationLink(text, destination: Text(text), tag: text, selection: .constant(nil))
            NavigationLink(text, isActive: .constant(false)) { Text(text) }
            NavigationLink(text, tag: text, selection: .constant(nil)) { Text(text) }
          }
          .navigationBarTitle(text)
        })
    },
    .init(covers: ["View.navigationBarTitle(_:displayMode:)"], height: 5) { text in
      AnyView(
        NavigationStack {
          NavigationLink(text, destination: Text(text).navigationBarTitle(text), isActive: .constant(true))
            .navigationBarTitle(text, displayMode: .inline)
        })
    },
    .init(covers: ["ControlGroup.init(_:content:)"], height: 2) { text in
      AnyView(
        VStack {
          ControlGroup(text) { Button(text) {} }
          ControlGroup(text) { Button(text) {} }.controlGroupStyle(.menu)
        })
    },
    .init(covers: ["View.accessibility(identifier:)", "View.previewDisplayName(_:)"]) {
      AnyView(Text($0).accessibility(identifier: $0).previewDisplayName($0))
    },
  ]
}
