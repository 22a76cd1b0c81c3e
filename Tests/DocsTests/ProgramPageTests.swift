import Foundation
import Testing

/// The pages that print whole programs: what they print is what other tests run.
@Suite nonisolated struct ProgramPageTests {
  /// The blocks of Swift of a page, each with the path in the line before it.
  private static func blocks(of page: String) -> [(path: String, code: String)] {
    let parts = Package.text(page).components(separatedBy: "```swift\n")
    return zip(parts, parts.dropFirst()).map { before, after in
      let line = before.split(separator: "\n").last ?? ""
      let path = line.wholeMatch(of: /.*`([^`]+\.swift)`:/).map { String($0.1) } ?? ""
      return (path, after.components(separatedBy: "```")[0])
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: Package.root.appending(path: folder).path)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test func `the last form of each file of the first app is the one that runs`() {
    var files: [String: String] = [:]
    for block in Self.blocks(of: "docs/Start.md") { files[block.path] = block.code }
    let folder = "Tests/Programs/Chores"
    let sources = Self.swiftFiles(in: folder)
    #expect(sources.count == 8)
    for name in sources {
      #expect(files["Sources/Chores/\(name)"] == Package.text("\(folder)/\(name)"), "\(name)")
    }
    #expect(
      files["Tests/ChoresTests/ChoresTests.swift"] == Package.text("Tests/RecipeTests/ChoresTests.swift"))
    #expect(Set(files.keys).count == sources.count + 2)
  }

  @Test func `the recipes of the page are the programs that run`() {
    let folder = "Tests/Programs/Recipes"
    // That of child processes is in a package apart, for its dependency; the demo tests run it.
    let programs =
      Self.swiftFiles(in: folder).filter { $0 != "main.swift" }.map { "\(folder)/\($0)" }
      + ["Demos/Git/Sources/Child/ChildRecipe.swift"]
    let printed = Self.blocks(of: "docs/Recipes.md").map(\.code)
    #expect(printed.count == 10)
    #expect(Set(printed) == Set(programs.map { Package.text($0) }))
  }

  @Test func `every recipe is run by a test`() {
    let tests = Package.text("Tests/RecipeTests/RecipeTests.swift")
    let recipes = Package.text("Tests/Programs/Recipes/main.swift").matches(of: /case "(\w+)"/).map {
      String($0.1)
    }
    #expect(recipes.count == 9)
    for recipe in recipes {
      #expect(tests.contains("run(\"\(recipe)\"") || tests.contains("\"RECIPE\": \"\(recipe)\""), "\(recipe)")
    }
  }
}
