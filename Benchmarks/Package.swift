// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that nobody who uses TerminalUI builds this.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TerminalUI", path: "..")],
  targets: [
    .target(name: "Counting"),
    .target(name: "Figures", swiftSettings: settings),
    .executableTarget(
      name: "reference", path: "Sources/Reference",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("m")]),
    .executableTarget(
      name: "bench", dependencies: ["Figures", .product(name: "TerminalUITesting", package: "TerminalUI")],
      path: "Sources/Bench", swiftSettings: settings),
    .executableTarget(
      name: "workloads", dependencies: [.product(name: "TerminalUI", package: "TerminalUI")],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "parts",
      dependencies: [
        "Figures", .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITextViewer", package: "TerminalUI"),
      ],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "frames", dependencies: ["Counting", .product(name: "TerminalUI", package: "TerminalUI")],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "updates",
      dependencies: [
        "Counting", "Figures",
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITesting", package: "TerminalUI"),
      ],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
