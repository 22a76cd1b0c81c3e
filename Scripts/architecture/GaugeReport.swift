/// Prints the gauges of a copy of the package, with the numbers and goals of `docs/internals/Architecture.md`.
///
/// - Parameters:
///   - files: The sources of the copy.
///   - listed: Each place is printed of gauges whose name contains this text; of none if it is empty.
func printGauges(of files: [SourceFile], listing listed: String) {
  let rows = Dictionary(uniqueKeysWithValues: ArchitecturePage.gauges.map { ($0.name, $0) })
  func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  print(column("counted", 8), column("page", 6), column("goal", 7), " gauge")
  for gauge in Gauge.all(in: files, Package.swiftCode(of: files)) {
    let row = rows[gauge.name]
    print(
      column("\(gauge.value)", 8), column(row.map { "\($0.today)" } ?? "–", 6), column(row?.goal ?? "–", 7),
      "",
      gauge.name)
    guard !listed.isEmpty, gauge.name.contains(listed) else { continue }
    print("  \(row?.definition ?? "")")
    for place in gauge.places { print("    \(place)") }
  }
}
