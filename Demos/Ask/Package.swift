// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses TerminalUI fetches swift-argument-parser.
let package = Package(
  name: "Ask",
  dependencies: [
    .package(name: "TerminalUI", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "ask",
      dependencies: [
        .product(name: "TerminalUIQuestions", package: "TerminalUI"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Ask")
  ]
)
