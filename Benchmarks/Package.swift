// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TerminalUI", path: "..")],
  targets: [
    .executableTarget(
      name: "workloads", dependencies: [.product(name: "TerminalUI", package: "TerminalUI")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "updates",
      dependencies: [
        .product(name: "TerminalUI", package: "TerminalUI"),
        .product(name: "TerminalUITesting", package: "TerminalUI"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
