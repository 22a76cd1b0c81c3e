/// The public names of the modules that an app imports.
enum PublicFace {
  private static let modules: Set<String> = umbrella.union([
    "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUIStorage", "TerminalUIModifiers",
    "TerminalUINavigation", "TerminalUIFoundation", "TerminalUICharts",
    "TerminalUIChartsFoundation", "TerminalUIImages",
    "TerminalUIAsyncImages", "TerminalUIData", "TerminalUIMarkdown", "TerminalUIPoints",
    "TerminalUIQuestions", "TerminalUITextViewer",
  ])

  /// `TerminalUI`, and the modules that its rooms are in.
  static let umbrella: Set<String> = [
    "TerminalUI", "TerminalUIElements", "TerminalUIControls", "TerminalUITables", "TerminalUICanvas",
    "TerminalUIInline", "TerminalUIDesk", "TerminalUIValues", "TerminalUISearch", "TerminalUIPreviews",
    "TerminalUINames",
    "TerminalUIObjects", "TerminalUILogging",
  ]

  private static let files = Package.files.filter { modules.contains($0.target) }.map {
    PublicName.read($0.lines)
  }

  static let names: Set<PublicName> = Set(files.flatMap(\.names))

  /// The types that a view's body, a scene's body or another block of an app is made of, and the protocols they conform to.
  static let viewTypes: Set<String> = {
    let inherited = files.reduce(into: [:]) { all, file in
      all.merge(file.inherited) { $0.union($1) }
    }
    var types: Set<String> = [
      "View", "Scene", "ToolbarContent", "ChartContent", "AxisContent", "AxisMark", "TableColumnContent",
      "Gesture",
    ]
    var count = 0
    while count < types.count {
      count = types.count
      for (type, others) in inherited where !types.isDisjoint(with: others) { types.insert(type) }
    }
    return types
  }()

  /// The public views, scenes and their like.
  static let views = names.filter { $0.kind == .type && $0.owner.isEmpty && viewTypes.contains($0.name) }

  /// The functions of views that apps put behind one: no requirement of a protocol, and no function of the type itself.
  static let modifiers: Set<PublicName> = {
    let requirements = Set(names.filter { $0.kind == .requirement }.map(\.name))
    // A path is drawn point by point, by functions of its own.
    let owners = viewTypes.union(["ViewModifier", "ShapeStyle"]).subtracting(["Path"])
    return names.filter {
      $0.kind == .function && !$0.isStatic && owners.contains($0.owner) && !requirements.contains($0.name)
        && $0.name != "callAsFunction"
    }
  }()

  static let propertyWrappers = names.filter { $0.kind == .propertyWrapper }

  static let environmentValues = names.filter { $0.kind == .property && $0.owner == "EnvironmentValues" }

  /// The types that SwiftUI or Swift Charts has, too.
  static let typesOfSwiftUI = names.filter { $0.kind == .type && $0.owner.isEmpty && $0.isOfSwiftUI }

  /// The values that a modifier such as `buttonStyle` takes, by the protocol of their types.
  static let styles: [String: Set<String>] = names.filter(\.isStatic).reduce(into: [:]) { styles, name in
    if name.owner.hasSuffix("Style") { styles[name.owner, default: []].insert(name.name) }
  }
}
