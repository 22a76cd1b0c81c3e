internal import Glibc

/// Running the programs of the package under test.
nonisolated extension PseudoTerminal {
  /// Starts an executable product of the package whose tests run, as `swift test` has built it.
  ///
  ///     try terminal.run(product: "counter")
  ///
  /// For the product to be built, the test target must depend on its target.
  ///
  /// - Parameters:
  ///   - product: The product's name; an executable target without a product is one under its own name.
  ///   - arguments: The arguments after the program's own name.
  ///   - environment: Variables laid over ``environment``; `nil` removes one.
  /// - Throws: `Failure.systemCall` if it isn't there or can't be started.
  public func run(product: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
    try run(Self.path(ofProduct: product), arguments, environment: environment)
  }

  /// The file of an executable product of the package whose tests run: it is next to the tests' own.
  public static func path(ofProduct product: String) -> String {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = path.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.bindMemory(to: CChar.self).baseAddress!, $0.count)
    }
    let folder = path.prefix(max(count, 0)).reversed().drop { $0 != UInt8(ascii: "/") }.reversed()
    return String(decoding: folder, as: UTF8.self) + product
  }
}
