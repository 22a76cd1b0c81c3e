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
    .executableTarget(
      name: "reference", path: "Sources/Reference", linkerSettings: [.linkedLibrary("ncursesw")]),
    .executableTarget(
      name: "bench", dependencies: [.product(name: "TerminalUITesting", package: "TerminalUI")],
      path: "Sources/Bench", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
