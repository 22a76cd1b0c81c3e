// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Modules are compiled whole, in debug builds too.
///
/// The first build of an app takes a third less processor time, because what a module needs of others is read once. With
/// `TERMINALUI_INCREMENTAL=1` they aren't, for who changes one file of this package again and again.
let whole: [SwiftSetting] =
  Context.environment["TERMINALUI_INCREMENTAL"] == nil
  ? [
    .unsafeFlags(
      ["-disable-batch-mode", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"],
      .when(configuration: .debug))
  ] : []

/// Release builds know the line of each instruction, as backtraces need, but not where variables are.
///
/// That takes a tenth less processor time. The frontend gets it because SwiftPM's own `-g` comes after the settings of a target.
let linesOnly = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-gline-tables-only"], .when(configuration: .release))

/// Debug builds check that no two accesses to a value overlap, release builds don't: each check costs 76 instructions.
let uncheckedAccesses = SwiftSetting.unsafeFlags(
  ["-enforce-exclusivity=unchecked"], .when(configuration: .release))

/// Whether the demo and the tests of `TerminalUIData` are built, and nothing else that isn't for them: `TERMINALUI_DATA=1`.
///
/// The tests use it instead of the trait `Data`, with which SwiftPM compiles every module again.
let isForData = Context.environment["TERMINALUI_DATA"] != nil

/// Settings of the targets whose files are empty without the trait `Data`.
let dataSettings: [SwiftSetting] = isForData ? [.define("Data")] : []

/// Settings of every Swift target.
let settings: [SwiftSetting] =
  whole + [
    linesOnly,
    uncheckedAccesses,
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// Settings of the targets that know views: everything in them belongs to the main actor.
let uiSettings: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

/// `ObservableObject`, `@Published` and publishers; not OpenCombineFoundation, which links much more.
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

/// The modules that the rooms of `TerminalUI` are in, the lowest first.
let rooms = [
  "TerminalUIElements", "TerminalUILinear", "TerminalUIControls", "TerminalUIInline", "TerminalUIDesk",
  "TerminalUIValues",
  "TerminalUITables",
  "TerminalUISearch", "TerminalUINames", "TerminalUICanvas", "TerminalUIPreviews", "TerminalUIObjects",
  "TerminalUILogging",
]

/// The modules below the rooms, the lowest first.
let ground = [
  "Cells", "CellLayout", "Terminal", "Presenter", "CTerminal", "Terminals", "NCursesTerminal",
  "RuntimeMetadata", "TerminalUICore", "TerminalUIStorage", "TerminalUIModifiers", "TerminalUINavigation",
]

/// The modules of every app, the lowest first; the end of this file says why each is named.
let library = ground + rooms + ["TerminalUI"]

let package = Package(
  name: "TerminalUI",
  products: [
    .library(name: "TerminalUI", targets: library),
    // What every app has: no wings, no publishers, no swift-log.
    .library(
      name: "TerminalUIControls",
      targets: ground + ["TerminalUIElements", "TerminalUILinear", "TerminalUIControls"]),
    // Questions of a program that is no app: the same, and regions below the prompt.
    .library(
      name: "TerminalUIQuestions",
      targets: ground + [
        "TerminalUIElements", "TerminalUILinear", "TerminalUIControls", "TerminalUIInline",
        "TerminalUIQuestions",
      ]),
    .library(name: "TerminalUIFoundation", targets: library + ["AssetCatalogs", "TerminalUIFoundation"]),
    .library(
      name: "TerminalUIPoints",
      targets: library + ["AssetCatalogs", "TerminalUIFoundation", "TerminalUIPoints"]),
    .library(name: "TerminalUICharts", targets: library + ["TerminalUICharts"]),
    .library(
      name: "TerminalUIChartsFoundation",
      targets: library + [
        "AssetCatalogs", "TerminalUIFoundation", "TerminalUICharts", "TerminalUIChartsFoundation",
      ]),
    .library(name: "TerminalUIImages", targets: library + ["AssetCatalogs", "CJPEG", "TerminalUIImages"]),
    .library(name: "TerminalUIMarkdown", targets: library + ["TerminalUIMarkdown"]),
    .library(name: "TerminalUITextViewer", targets: library + ["TerminalUITextViewer"]),
    // Empty without the trait `Data`.
    .library(name: "TerminalUIData", targets: library + ["TerminalUIData"]),
    .library(
      name: "TerminalUIAsyncImages",
      targets: library + [
        "AssetCatalogs", "CJPEG", "TerminalUIFoundation", "TerminalUIImages", "TerminalUIAsyncImages",
      ]),
    // Names for the sets of an app's asset catalogues.
    .plugin(name: "AssetNames", targets: ["AssetNames"]),
    .library(name: "TerminalUITesting", targets: library + ["CTestSupport", "TerminalUITesting"]),
    .executable(name: "counter", targets: ["Counter"]),
    .executable(name: "list", targets: ["ListDemo"]),
    .executable(name: "notes", targets: ["NotesDemo"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "timer", targets: ["TimerDemo"]),
    .executable(name: "processes", targets: ["Processes"]),
    .executable(name: "settings", targets: ["SettingsDemo"]),
    .executable(name: "files", targets: ["Files"]),
    .executable(name: "install", targets: ["Install"]),
    .executable(name: "chat", targets: ["Chat"]),
  ],
  traits: [
    .trait(
      name: "Data", description: "Views over SQLite databases, in TerminalUIData: fetches and builds GRDB.")
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    .systemLibrary(name: "CNCurses"),
    // Only for TerminalUIImages: no other product is built with it.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    // Between libjpeg and Swift, since libjpeg jumps at an error.
    .target(name: "CJPEG", dependencies: ["CLibJPEG"], linkerSettings: [.linkedLibrary("jpeg")]),
    // Colours and pictures that Xcode keeps in folders.
    .target(name: "AssetCatalogs", swiftSettings: settings),
    // The program that the plugin of the same name runs.
    .executableTarget(name: "AssetNamesTool", dependencies: ["AssetCatalogs"], swiftSettings: settings),
    .plugin(name: "AssetNames", capability: .buildTool(), dependencies: ["AssetNamesTool"]),
    // Only for TerminalUIMarkdown, likewise.
    .systemLibrary(name: "CMD4C", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),
    .target(name: "CTerminal"),
    .target(name: "CTestSupport"),
    .target(name: "Cells", swiftSettings: settings),
    .target(name: "CellLayout", dependencies: ["Cells"], swiftSettings: settings),
    .target(name: "Terminal", dependencies: ["Cells"], swiftSettings: settings),
    // Cells that changed into the bytes that show them.
    .target(name: "Presenter", dependencies: ["Cells", "Terminal"], swiftSettings: settings),
    // Terminals behind descriptors: what all of them share, and those that are shown without ncurses.
    .target(
      name: "Terminals", dependencies: ["Cells", "Terminal", "Presenter", "CTerminal"],
      swiftSettings: settings),
    .target(
      name: "NCursesTerminal",
      dependencies: ["Cells", "Terminal", "Presenter", "Terminals", "CNCurses", "CTerminal"],
      swiftSettings: settings),
    // The expansion of macros, and the program that the compiler starts for it. Neither uses swift-syntax, whose build takes minutes.
    .target(name: "MacroExpansion", swiftSettings: settings),
    .macro(name: "TerminalUIMacros", dependencies: ["MacroExpansion"], swiftSettings: settings),
    // The layout of values and closures in the runtime. It doesn't depend on views.
    .target(name: "RuntimeMetadata", swiftSettings: settings),
    // No default isolation: the wrappers in it (`State`, `Binding`) belong to no actor, and could not say so.
    .target(
      name: "TerminalUICore",
      dependencies: ["Cells", "CellLayout", "Terminal", "RuntimeMetadata"],
      swiftSettings: settings),
    // No default isolation: stored values are read and written on any thread.
    .target(
      name: "TerminalUIStorage", dependencies: ["RuntimeMetadata", "TerminalUICore"],
      swiftSettings: settings),
    // No default isolation: the wrappers in it belong to no actor.
    .target(
      name: "TerminalUIModifiers",
      dependencies: ["Cells", "Terminal", "RuntimeMetadata", "TerminalUICore"],
      swiftSettings: settings),
    .target(
      name: "TerminalUINavigation", dependencies: ["TerminalUICore"], swiftSettings: settings),
    // Views that are drawn and arranged: text, shapes, stacks, and their motion.
    .target(
      name: "TerminalUIElements",
      dependencies: [
        "Cells", "CellLayout", "Terminal", "CTerminal", "RuntimeMetadata", "TerminalUICore",
        "TerminalUIStorage", "TerminalUIModifiers", "TerminalUINavigation", "TerminalUIMacros",
      ],
      swiftSettings: uiSettings),
    // Screens as lines of text, for screen readers.
    .target(
      name: "TerminalUILinear", dependencies: ["Cells", "Terminal", "TerminalUICore", "TerminalUIElements"],
      swiftSettings: uiSettings),
    // Controls, lists, menus, sheets, navigation, and the app itself.
    .target(
      name: "TerminalUIControls",
      dependencies: [
        "Cells", "CellLayout", "Terminal", "CTerminal", "Terminals", "NCursesTerminal", "RuntimeMetadata",
        "TerminalUICore", "TerminalUINavigation", "TerminalUIElements", "TerminalUILinear",
        "TerminalUIMacros",
      ],
      swiftSettings: uiSettings),
    // The wings: what not every app has. Regions below the prompt.
    .target(
      name: "TerminalUIInline",
      dependencies: [
        "Cells", "CellLayout", "Terminal", "Presenter", "Terminals", "TerminalUICore", "TerminalUIControls",
      ],
      swiftSettings: uiSettings),
    // Questions in programs that aren't apps.
    .target(
      name: "TerminalUIQuestions",
      dependencies: [
        "CTerminal", "Terminal", "Terminals", "TerminalUICore", "TerminalUIElements", "TerminalUIControls",
        "TerminalUIInline",
      ],
      swiftSettings: uiSettings),
    // Splits, tabs and commands.
    .target(
      name: "TerminalUIDesk",
      dependencies: [
        "Cells", "CellLayout", "Terminal", "RuntimeMetadata", "TerminalUICore", "TerminalUINavigation",
        "TerminalUIControls",
      ],
      swiftSettings: uiSettings),
    // Sliders, steppers, gauges and date pickers.
    .target(
      name: "TerminalUIValues", dependencies: ["TerminalUICore", "TerminalUIControls"],
      swiftSettings: uiSettings),
    .target(
      name: "TerminalUITables",
      dependencies: ["RuntimeMetadata", "TerminalUICore", "TerminalUIStorage", "TerminalUIControls"],
      swiftSettings: uiSettings),
    .target(
      name: "TerminalUISearch",
      dependencies: ["Terminal", "TerminalUICore", "TerminalUIModifiers", "TerminalUIControls"],
      swiftSettings: uiSettings),
    // Names of SwiftUI without an effect, older and unavailable ones.
    .target(
      name: "TerminalUINames",
      dependencies: [
        "Cells", "CellLayout", "TerminalUICore", "TerminalUIModifiers", "TerminalUIControls",
        "TerminalUIDesk",
      ],
      swiftSettings: uiSettings),
    .target(
      name: "TerminalUICanvas",
      dependencies: [
        "Cells", "CellLayout", "RuntimeMetadata", "TerminalUICore", "TerminalUIControls", "TerminalUINames",
      ],
      swiftSettings: uiSettings),
    .target(
      name: "TerminalUIPreviews",
      dependencies: [
        "Cells", "Terminal", "CTerminal", "RuntimeMetadata", "TerminalUICore", "TerminalUIStorage",
        "TerminalUIControls", "TerminalUIDesk", "TerminalUIMacros",
      ],
      swiftSettings: uiSettings),
    // `ObservableObject` and publishers. No default isolation: the wrappers in it belong to no actor.
    .target(
      name: "TerminalUIObjects",
      dependencies: [
        "RuntimeMetadata", "TerminalUICore", "TerminalUIModifiers", "TerminalUIControls", openCombine,
      ],
      swiftSettings: settings),
    // A log handler, and a view that logs its changes, for swift-log.
    .target(
      name: "TerminalUILogging",
      dependencies: ["TerminalUICore", .product(name: "Logging", package: "swift-log")],
      swiftSettings: uiSettings),
    // All of it, under one name.
    .target(
      name: "TerminalUI", dependencies: rooms.map { .init(stringLiteral: $0) }, swiftSettings: uiSettings),
    // No default isolation: publishers belong to no actor.
    .target(
      name: "TerminalUIFoundation",
      dependencies: [
        "AssetCatalogs", "Cells", "CTerminal", "TerminalUICore", "TerminalUIStorage", "TerminalUIModifiers",
        "TerminalUINavigation", "TerminalUI",
        openCombine,
      ],
      swiftSettings: settings),
    // For code that counts points: what views read is a CGFloat.
    .target(
      name: "TerminalUIPoints",
      dependencies: [
        "CellLayout", "TerminalUICore", "TerminalUIModifiers", "TerminalUI", "TerminalUIFoundation",
      ],
      swiftSettings: settings),
    .target(
      name: "TerminalUICharts",
      dependencies: ["Cells", "CellLayout", "RuntimeMetadata", "TerminalUICore", "TerminalUI"],
      swiftSettings: uiSettings),
    // Dates and formats along the axes of charts.
    .target(
      name: "TerminalUIChartsFoundation",
      dependencies: ["Cells", "CellLayout", "TerminalUI", "TerminalUIFoundation", "TerminalUICharts"],
      swiftSettings: settings),
    .target(
      name: "TerminalUIImages", dependencies: ["AssetCatalogs", "Cells", "CPNG", "CJPEG", "TerminalUI"],
      swiftSettings: uiSettings),
    .target(
      name: "TerminalUIMarkdown",
      dependencies: ["Cells", "CellLayout", "Terminal", "CMD4C", "TerminalUICore", "TerminalUI"],
      swiftSettings: uiSettings),
    // Long texts with a pager's keys.
    .target(
      name: "TerminalUITextViewer",
      dependencies: ["Cells", "CellLayout", "RuntimeMetadata", "Terminal", "TerminalUICore", "TerminalUI"],
      swiftSettings: uiSettings),
    // Its files are empty without the trait. No default isolation: rows are read on other threads.
    .target(
      name: "TerminalUIData",
      dependencies: [
        "TerminalUICore", "TerminalUI",
        .product(name: "GRDB", package: "GRDB.swift", condition: isForData ? nil : .when(traits: ["Data"])),
      ],
      swiftSettings: settings + dataSettings),
    // The only product that links a network library.
    .target(
      name: "TerminalUIAsyncImages",
      dependencies: ["Cells", "TerminalUI", "TerminalUIFoundation", "TerminalUIImages", openCombine],
      swiftSettings: settings),
    .target(
      name: "TerminalUITesting",
      dependencies: [
        "Cells", "CellLayout", "Terminal", "Presenter", "Terminals", "TerminalUICore", "TerminalUIStorage",
        "TerminalUILinear",
        "TerminalUIInline", "TerminalUI", "CTestSupport",
      ],
      swiftSettings: uiSettings),

    .executableTarget(
      name: "Counter", dependencies: ["TerminalUI"], path: "Demos/Counter",
      swiftSettings: uiSettings),
    .executableTarget(
      name: "ListDemo", dependencies: ["TerminalUI"], path: "Demos/List", swiftSettings: uiSettings),
    .executableTarget(
      name: "NotesDemo", dependencies: ["TerminalUIFoundation"], path: "Demos/Notes",
      swiftSettings: uiSettings),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "TerminalUI", "TerminalUICharts", "TerminalUIFoundation", "TerminalUIChartsFoundation",
        "TerminalUITextViewer",
      ],
      path: "Demos/Gallery",
      swiftSettings: uiSettings, plugins: ["PageSources"]),
    // Writes what the gallery shows of its own pages.
    .plugin(name: "PageSources", capability: .buildTool()),
    // Calls of Linux that the demos need and that glibc hides from Swift; no part of the library.
    .systemLibrary(name: "CLinux", path: "Demos/CLinux"),
    .executableTarget(
      name: "Processes", dependencies: ["CLinux", "TerminalUI"], path: "Demos/Processes",
      swiftSettings: uiSettings),
    .executableTarget(
      name: "SettingsDemo", dependencies: ["TerminalUI"], path: "Demos/Settings", swiftSettings: uiSettings),
    .executableTarget(
      name: "Files", dependencies: ["CLinux", "TerminalUIFoundation"], path: "Demos/Files",
      swiftSettings: uiSettings),
    .executableTarget(
      name: "Install", dependencies: ["TerminalUI"], path: "Demos/Install", swiftSettings: uiSettings),
    .executableTarget(
      name: "Chat", dependencies: ["TerminalUI"], path: "Demos/Chat", swiftSettings: uiSettings),
    // Not `Timer`, which is a type that it uses.
    .executableTarget(
      name: "TimerDemo", dependencies: ["TerminalUIFoundation"], path: "Demos/Timer",
      swiftSettings: uiSettings),

    // Programs that tests run in a terminal.
    .executableTarget(
      name: "Trials", dependencies: ["TerminalUI", "TerminalUIFoundation"], path: "Tests/Fixtures/Trials",
      resources: [.process("Resources")], swiftSettings: uiSettings),

    // A control with nodes, as somebody outside of the package can write it.
    .target(
      name: "Lamps", dependencies: ["TerminalUICore", "TerminalUI"], path: "Tests/Fixtures/Lamps",
      packageAccess: false,
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),

    // Programs that ask questions: all kinds, and the one of the guide.
    .executableTarget(
      name: "ThreeQuestions", dependencies: ["TerminalUIQuestions"], path: "Tests/Fixtures/ThreeQuestions",
      swiftSettings: whole),
    .executableTarget(
      name: "Asker", dependencies: ["TerminalUIQuestions"], path: "Tests/Fixtures/Asker",
      swiftSettings: whole),
    .executableTarget(
      name: "EarlyHost", dependencies: ["TerminalUI", "TerminalUITesting"], path: "Tests/Fixtures/EarlyHost",
      swiftSettings: uiSettings),

    // Programs as users write them, with the settings that the README says; see Tests/Programs/README.md.
    .executableTarget(
      name: "Browser", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Browser",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Mail", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Mail",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Logs", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Logs",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Wizard", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Wizard",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "HTTP", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/HTTP",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Dashboard", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Dashboard",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),

    // The app of docs/Start.md, and the programs of docs/Recipes.md in one.
    .executableTarget(
      name: "Chores", dependencies: ["TerminalUIFoundation"], path: "Tests/Programs/Chores",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Recipes",
      dependencies: ["TerminalUIFoundation", .product(name: "Logging", package: "swift-log")],
      path: "Tests/Programs/Recipes", swiftSettings: whole + [.defaultIsolation(MainActor.self)]),

    // An app's views with an asset catalogue.
    .target(
      name: "Assets", dependencies: ["TerminalUIFoundation"], path: "Tests/Fixtures/Assets",
      resources: [.copy("Assets.xcassets")], swiftSettings: whole + [.defaultIsolation(MainActor.self)],
      plugins: ["AssetNames"]),

    // What `make fuzz` and the tests feed with bytes.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CTestSupport", "Cells", "Terminal", "Terminals", "NCursesTerminal", "TerminalUI",
        "TerminalUIFoundation",
        "TerminalUICharts", "TerminalUIImages", "TerminalUIMarkdown", "TerminalUITesting",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings),
    .executableTarget(
      name: "Fuzzing", dependencies: ["FuzzTargets"], path: "Tests/Fixtures/Fuzzing", swiftSettings: settings),

    // Views in the manner of tutorials for SwiftUI, with the settings that the README says.
    .target(
      name: "Snippets", dependencies: ["TerminalUIFoundation"], path: "Tests/Snippets",
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),

    // Code in the Swift 5 mode that counts points.
    .target(
      name: "SwiftFive", dependencies: ["TerminalUIPoints"], path: "Tests/SwiftFive",
      swiftSettings: [.swiftLanguageMode(.v5)]),

    // Which form of a test runs, a short one or the long one of `make soak`, and how tests run programs.
    .target(name: "Soak", path: "Tests/Soak", swiftSettings: settings),

    // `expect` functions in place of `#expect`, which costs the compiler 20 ms each.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),

    // Code that TerminalUITests and TerminalUICollectionTests share. They are two targets because one core compiles one target.
    .target(
      name: "TestScreens", dependencies: ["TerminalUI", "TerminalUITesting"], path: "Tests/TestScreens",
      swiftSettings: uiSettings),

    .testTarget(
      name: "CellsTests", dependencies: ["Expectations", "Soak", "Cells"], swiftSettings: settings),
    .testTarget(
      name: "CellLayoutTests", dependencies: ["Expectations", "Cells", "CellLayout"], swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Expectations", "Cells", "Terminal"], swiftSettings: settings),
    .testTarget(
      name: "PresenterTests",
      dependencies: [
        "Expectations", "Soak", "CTestSupport", "Cells", "Terminal", "Presenter", "NCursesTerminal",
        "TerminalUITesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NCursesTerminalTests",
      dependencies: [
        "Expectations", "Soak", "Cells", "Terminal", "Presenter", "NCursesTerminal", "CTerminal",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalUICoreTests",
      dependencies: [
        "Expectations", "Soak",
        "Cells", "CellLayout", "Terminal", "RuntimeMetadata", "TerminalUICore", "TerminalUI",
        "TerminalUITesting",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "Expectations", "Soak", "TestScreens",
        "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUI", "TerminalUICharts",
        "TerminalUIFoundation", "TerminalUIChartsFoundation", "TerminalUIMarkdown", "TerminalUITextViewer",
        "TerminalUITesting",
        "CTerminal",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUICollectionTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens",
        "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUI", "TerminalUICharts",
        "TerminalUIFoundation", "TerminalUITesting", "CTerminal",
      ],
      swiftSettings: uiSettings),
    // A wing's tests are apart, so that a change of it builds and runs little else; the small ones share a target.
    .testTarget(
      name: "TerminalUITablesTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens",
        "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUI", "TerminalUIFoundation",
        "TerminalUITesting",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIDeskTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens",
        "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUI", "TerminalUITesting",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIWingTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens",
        "Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUI", "TerminalUIFoundation",
        "TerminalUIQuestions", "TerminalUITextViewer", "TerminalUITesting",
        "CTerminal", "Lamps",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIFoundationTests",
      dependencies: [
        "Expectations", "Soak", "TerminalUI", "TerminalUICore", "TerminalUIFoundation", "TerminalUIPoints",
        "TerminalUITesting",
      ],
      exclude: ["Snapshots"], swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIChartsTests",
      dependencies: [
        "Expectations", "Soak", "Cells", "TerminalUI", "TerminalUICore", "TerminalUICharts",
        "TerminalUIFoundation",
        "TerminalUIChartsFoundation", "TerminalUITesting",
      ],
      exclude: ["Snapshots"], swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIImagesTests",
      dependencies: [
        "Assets", "Expectations", "Soak", "Cells", "TerminalUI", "TerminalUICore", "TerminalUIFoundation",
        "TerminalUIImages", "TerminalUIPoints",
        "TerminalUIAsyncImages", "TerminalUITesting",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUIMarkdownTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens", "Cells", "TerminalUI", "TerminalUICore", "TerminalUIMarkdown",
        "TerminalUITesting",
      ],
      swiftSettings: uiSettings),
    .testTarget(
      name: "TerminalUITestingTests",
      dependencies: ["Expectations", "Soak", "Cells", "TerminalUI", "TerminalUICharts", "TerminalUITesting"],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Expectations", "Soak",
        "CLinux", "Cells", "Chat", "Chores", "Counter", "Files", "Gallery", "Install", "ListDemo",
        "NotesDemo",
        "Processes",
        "SettingsDemo", "TestScreens",
        "TerminalUICore", "TimerDemo", "TerminalUI", "TerminalUICharts", "TerminalUIFoundation",
        "TerminalUITesting",
      ],
      exclude: ["Snapshots", "Recordings/Tapes"], swiftSettings: uiSettings),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Expectations", "Soak", "Cells", "Asker", "EarlyHost", "ThreeQuestions", "Counter", "ListDemo",
        "Trials", "TerminalUITesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["Expectations", "Soak", "FuzzTargets", "Fuzzing"],
      exclude: ["Inputs"],
      swiftSettings: settings),
    .testTarget(
      name: "UserProgramTests",
      dependencies: [
        "Expectations", "Soak", "Browser", "Mail", "Logs", "Wizard", "HTTP", "Dashboard", "TerminalUI",
        "TerminalUITesting",
      ],
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "RecipeTests",
      dependencies: ["Expectations", "Chores", "Recipes", "TerminalUI", "TerminalUITesting"],
      swiftSettings: whole + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "SnippetTests",
      dependencies: ["Expectations", "Snippets", "SwiftFive", "TerminalUIFoundation", "TerminalUITesting"],
      exclude: ["Snapshots"], swiftSettings: uiSettings),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["Expectations", "Soak", "MacroExpansion"],
      swiftSettings: settings),
    .testTarget(
      name: "DocsTests",
      dependencies: ["Expectations", "Soak", "Counter", "SettingsDemo", "TerminalUI", "TerminalUITesting"],
      swiftSettings: uiSettings),
  ],
  swiftLanguageModes: [.v6]
)

if isForData {
  package.products.removeAll { $0 is Product.Executable }
  package.products.append(.executable(name: "library", targets: ["Library"]))
  package.targets.removeAll {
    $0.type == .test || $0.name == "FuzzTargets" || $0.type == .executable && $0.name != "AssetNamesTool"
  }
  package.targets += [
    .executableTarget(
      name: "Library", dependencies: ["TerminalUIData", "TerminalUIFoundation"], path: "Demos/Library",
      swiftSettings: uiSettings + dataSettings),
    .executableTarget(
      name: "DataFigures", dependencies: ["TerminalUIData", "TerminalUITesting"],
      path: "Tests/Fixtures/DataFigures",
      swiftSettings: uiSettings + dataSettings),
    .testTarget(
      name: "TerminalUIDataTests",
      dependencies: [
        "Expectations", "Soak", "TestScreens", "Cells", "Library", "TerminalUI", "TerminalUICore",
        "TerminalUIData",
        "TerminalUITesting",
      ],
      swiftSettings: uiSettings + dataSettings),
  ]
}

// `TERMINALUI_TESTS=CellsTests,DocsTests` keeps only these test targets: `swift test --filter` builds and links all that there are.
if let kept = Context.environment["TERMINALUI_TESTS"] {
  let names = kept.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// SwiftPM compiles a target again when a module changes that the target names. A change in a module below that one isn't enough, so
// inlined code and the layout of types would be out of date. Therefore each target and each library names every module that it uses,
// also indirectly. A target comes after its dependencies in the list. The macro program is the exception: SwiftPM builds a test target
// that names it for the host, together with a second copy of all other modules.
var lower: [String: [Target.Dependency]] = [:]
// A plugin names programs only.
for target in package.targets where target.type != .plugin {
  var isNamed: Set<String> = []
  target.dependencies = target.dependencies.flatMap { dependency -> [Target.Dependency] in
    guard case .byNameItem(let name, _) = dependency else { return [dependency] }
    return lower[name, default: []] + [dependency]
  }
  .filter { dependency in
    switch dependency {
    case .byNameItem(let name, _), .targetItem(let name, _), .productItem(let name, _, _, _):
      isNamed.insert(name).inserted
    @unknown default: true
    }
  }
  // The parts of the macro program are built for the compiler; no app contains them.
  lower[target.name] =
    target.type == .macro
    ? []
    : target.dependencies.filter { dependency in
      if case .byNameItem("TerminalUIMacros", _) = dependency { false } else { true }
    }
}
