// swift-tools-version: 6.2
import PackageDescription

/// As the README says for apps.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Child processes, without the parts for Foundation.
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

// A package of its own, so that nobody who uses TerminalUI fetches swift-subprocess.
let package = Package(
  name: "Git",
  dependencies: [
    .package(name: "TerminalUI", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "git-browser",
      dependencies: [.product(name: "TerminalUI", package: "TerminalUI"), subprocess],
      path: "Sources/GitBrowser", swiftSettings: settings),
    // The recipe of docs/Recipes.md.
    .executableTarget(
      name: "child",
      dependencies: [.product(name: "TerminalUI", package: "TerminalUI"), subprocess],
      path: "Sources/Child", swiftSettings: settings),
  ]
)
