import Foundation

// Prints the gauges of a copy of the package: those that `docs/internals/Architecture.md` defines, with today's numbers and goals.
// Of gauges whose name contains the second argument it prints each place, too. See Scripts/gauges.sh.

let root = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let listed = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : ""
let rows = Dictionary(uniqueKeysWithValues: ArchitecturePage.gauges.map { ($0.name, $0) })

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

print(column("counted", 8), column("page", 6), column("goal", 7), " gauge")
let files = Package.sources(in: root)
for gauge in Gauge.all(in: files, Package.swiftCode(of: files)) {
  let row = rows[gauge.name]
  print(
    column("\(gauge.value)", 8), column(row.map { "\($0.today)" } ?? "–", 6), column(row?.goal ?? "–", 7), "",
    gauge.name)
  guard !listed.isEmpty else { continue }
  guard gauge.name.contains(listed) else { continue }
  print("  \(row?.definition ?? "")")
  for place in gauge.places { print("    \(place)") }
}
