import Foundation
import Expectations
import Testing

@testable import Gallery

/// No public view or modifier is without a page.
@Suite struct GalleryCompletenessTests {
  /// What needs none, with the reason.
  private static let exceptions: [String: String] = [
    "TupleView": "what a block makes of several views",
    "PlaceholderContentView": "what `transaction(_:body:)` gives its body",
    "TransitionContent": "what a transition is put on",
    "CurrentValueLabel": "only in a style", "Icon": "only in a style", "Title": "only in a style",
    "Options": "only in a style", "MinimumValueLabel": "only in a style",
    "MaximumValueLabel": "only in a style",
    "Description": "what a search shows that found nothing",
    "Actions": "what a search shows that found nothing",
    "Bar": "only in a style", "DefaultSettingsLinkLabel": "what a SettingsLink says by itself",
    "Header": "only in a style", "TableCell": "what a table makes of what a column shows",
    "PendingCell": "what a table makes of a value that comes later",
    "WindowedRow": "what a list makes of a row that comes later",
    "LabeledControlGroupContent": "only in a style", "Subview": "what a container is given",
    "SubviewsCollection": "what a container is given",
    "accessibilityHeading": "nobody sees it", "accessibilityActions": "nobody sees it",
    "accessibilityQuickAction": "nobody sees it",
    "ChartPlotContent": "what chartPlotStyle gives its block", "chartPlotStyle": "modifiers of a plot",
    "chartOverlay": "overlay with places of values", "chartBackground": "background with places of values",
    "chartGesture": "gesture with places of values", "chartYSelection": "chartXSelection of the other axis",
    "DefaultTabLabel": "what a tab without a label has",
    "containerBackground": "background by another name",
    "listRowHoverEffect": "hoverEffect by another name",
    "listRowHoverEffectDisabled": "hoverEffectDisabled by another name",
    "tabViewBottomAccessory": "safeAreaInset by another name",
    "accessibilityRepresentation": "nobody sees it", "accessibilityChildren": "nobody sees it",
    "copyable": "onCopyCommand by another name", "cuttable": "onCutCommand by another name",
    "pasteDestination": "a terminal's paste is nothing to see before it comes",
    "projectionEffect": "offset by another name", "transformEffect": "offset by another name",
    "searchScopes": "a segmented picker below the field of a search",
    "searchFocused": "focused, of the field of a search", "TabSection": "its tabs, without a header",
    "BadgedTab": "what a badge makes of a tab",
    "Markdown": "in the guide: the gallery is built without md4c",
    "toolbarTitleMenu": "secondary actions by another name", "backgroundStyle": "what background() paints",
  ]

  @Test func `every public view and modifier is on a page`() {
    let names = Self.publicNames
    expect(names.count, above: 90)
    let code = PageSources.texts.values.joined(separator: "\n")
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    expect(names.subtracting(words).subtracting(Self.exceptions.keys).sorted(), [])
  }

  @Test func `what is excepted exists and is on no page`() {
    expect(Set(Self.exceptions.keys).subtracting(Self.publicNames), [])
  }

  /// The names of the public types that are views and of the public functions in extensions of `View`.
  private static let publicNames: Set<String> = {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var names: Set<String> = []
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    // What an app gets with `import TerminalUI`.
    for target in targets
    where target.hasPrefix("TerminalUI") && !["TerminalUIFoundation", "TerminalUITesting"].contains(target) {
      let folder = sources.appending(path: target)
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      // Names that say what other pages show, or that cells can't show, are on a list in docs/Compatibility.md.
      let lists = ["OldSpellings/", "WithoutEffect/", "Unavailable/", "Previews/"]
      for case let file as String in files
      where file.hasSuffix(".swift") && !lists.contains(where: { file.hasPrefix($0) }) {
        guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
          continue
        }
        names.formUnion(views(in: text))
        names.formUnion(modifiers(in: text))
      }
    }
    return names.filter { !$0.hasPrefix("_") }
  }()

  private static func views(in text: String) -> [String] {
    // The head of each declaration: what is before its brace.
    text.split(separator: "{").compactMap { part -> String? in
      let begins = ["public struct ", "public nonisolated struct ", "extension "]
      guard let start = begins.lazy.compactMap({ part.ranges(of: $0).last?.lowerBound }).first else {
        return nil
      }
      let head = part[start...]
      let declared = head.prefixMatch(
        of: #/public (?:nonisolated )?struct (\w+)(?:<.*?>)?: .*?\b(?:Node|Unary)?View\b[^M]*/#
          .dotMatchesNewlines())
      let extended = head.prefixMatch(
        of: #/extension (\w+): View(?:, NodeView)? where (?:repeat each )?Content: View $/#)
      return (declared?.1 ?? extended?.1).map { String($0) }
    }
  }

  private static func modifiers(in text: String) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.contains(/^(@MainActor )?(public )?extension (?:View|DynamicViewContent)( where .*)? \{/) {
        isInside = true
      }
      if line.hasPrefix("}") { isInside = false }
      if isInside, let match = line.firstMatch(of: /public func (\w+)/) { names.append(String(match.1)) }
    }
    return names
  }
}
