import Foundation
import Soak
import Testing

/// What an editor offers to the author of an app, by SourceKit: nothing of what views are made of.
@Suite nonisolated struct CompletionTests {
  /// A name that is offered somewhere.
  private struct Offer: Hashable {
    let place: Substring
    let module: Substring
    let name: Substring
  }

  private static let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The modules that `import TerminalUI` gives an app.
  private static let ours: Set<Substring> = [
    "CellLayout", "Cells", "Terminal", "TerminalUICore", "TerminalUIModifiers", "TerminalUINavigation",
    "TerminalUIStorage", "TerminalUI", "TerminalUIElements", "TerminalUIControls", "TerminalUIInline",
    "TerminalUIDesk",
    "TerminalUIValues", "TerminalUITables", "TerminalUISearch", "TerminalUINames",
    "TerminalUICanvas", "TerminalUIPreviews", "TerminalUIObjects", "TerminalUILogging",
    "TerminalUIFoundation", "TerminalUICharts", "TerminalUIChartsFoundation",
  ]

  private static func offers() async throws -> [Offer] {
    let script = try await runScript("completion.py")
    return script.output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      return words.count == 3 ? Offer(place: words[0], module: words[1], name: words[2]) : nil
    }
  }

  @Test(.enabled(if: hasPython)) func `nodes and what they work with are offered nowhere`() async throws {
    let offers = try await Self.offers().filter { Self.ours.contains($0.module) }
    for place in ["line", "body", "view"] {
      #expect(offers.count { $0.place == place } > 300, "\(place)")
    }
    // What an app writes is offered, so the search is one.
    let names = Set(offers.map { String($0.name.prefix { $0 != "(" }) })
    #expect(names.isSuperset(of: ["State", "View", "Text", "Environment", "focusable", "toast"]))
    let machinery = [
      "Source", "Answer", "Fold", "Painter", "NodeContext", "NodeFlags", "KeyTable", "KeyClass",
      "KeyResponder", "GestureEvent", "GestureProgress", "HeldModifiers", "HostClock", "SystemClock",
      "_ViewStyle", "_makeNode", "_updateNode", "_isUnary",
    ]
    #expect(names.intersection(machinery) == [])
    #expect(names.filter { $0.hasSuffix("Node") } == [])
  }
}
