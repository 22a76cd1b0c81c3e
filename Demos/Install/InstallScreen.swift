import TerminalUI

/// The bars of the downloads that aren't done, and their keys.
struct InstallScreen: View {
  @Environment(\.commit) private var commit
  @Environment(\.exit) private var exit
  let installation: Installation

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(installation.downloads.filter { $0.state != .done }) { DownloadRow(download: $0) }
      Text("\(installation.loaded.formattedAsBytes) of \(installation.size.formattedAsBytes) · Esc cancels")
        .foregroundStyle(.secondary)
    }
    .focusable()
    .focusEffectDisabled()
    .onKeyPress(.escape) {
      installation.isCancelled = true
      exit(1)
      return .handled
    }
    .task {
      await installation.run { event in commit { LogLine(event: event) } }
      exit()
    }
  }
}

/// The row of a download: its name, its bar, and how much is there.
private struct DownloadRow: View {
  let download: Download

  var body: some View {
    HStack {
      Text(download.name).lineLimit(1).frame(width: 16, alignment: .leading)
        .accessibilityHidden(true)
      ProgressView(value: download.part)
        .labelsHidden()
        .frame(maxWidth: 40)
        .accessibilityLabel(download.name)
      Text(download.state == .failed ? "again" : "\(Int(download.part * 100)) %")
        .foregroundStyle(download.state == .failed ? Color.red : .primary)
        .frame(width: 6, alignment: .trailing)
        .accessibilityHidden(download.state != .failed)
    }
  }
}

/// A line about a download that stays above the bars.
private struct LogLine: View {
  let event: InstallEvent

  var body: some View {
    switch event {
    case .installed(let name, let size):
      HStack {
        Text("✓").foregroundStyle(.green)
        Text("\(name), \(size.formattedAsBytes)")
      }
    case .failed(let name, let reason):
      HStack {
        Text("✗").foregroundStyle(.red)
        Text("\(name): \(reason), trying again")
      }
    }
  }
}

extension Int {
  /// A number of bytes for people, such as `1.5 MB`.
  var formattedAsBytes: String {
    if self < 1_000_000 { return "\((self + 500) / 1000) kB" }
    return "\(self / 1_000_000).\(self / 100_000 % 10) MB"
  }
}
