import Foundation

// Checks that the sources and pages keep the rules of `docs/internals/Architecture.md`, and says which they break:
//
//     architecture                         checks all rules
//     architecture gauges FOLDER [TEXT]    prints the gauges of a copy of the package; with TEXT also their places

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "gauges", let folder = arguments.dropFirst().first {
  let root = URL(filePath: folder, directoryHint: .isDirectory)
  printGauges(of: Package.sources(in: root), listing: arguments.dropFirst(2).first ?? "")
  exit(0)
}

let rules = [
  LayeringRules.all, SourceFileRules.all, FolderRules.all, CoreNameRules.all, GaugeRules.all,
  LifetimeRules.all,
  ProcessStateRules.all, EnvironmentVariableRules.all, KeyModifierRules.all, ModifierRules.all,
  CompatibilityRules.all, PublicNameRules.all, PageClaimRules.all, WitnessRules.all,
].flatMap(\.self)
var broken = 0
for rule in rules {
  do { try rule.check() } catch { findings.append("\(error)") }
  guard !findings.isEmpty else { continue }
  broken += 1
  print("✘ \(rule.name)")
  for finding in findings { print("    \(finding)") }
  findings = []
}
print("\(rules.count - broken) of \(rules.count) rules of the architecture are kept.")
exit(broken == 0 ? 0 : 1)
