import TerminalUI

/// Downloads in parallel, shown below the prompt: a bar for each, and a line above for each that is installed or has
/// failed.
///
///     install [--failing] [FILE…]
///
/// Files are copied into a temporary folder; without any, five sample files are made first. With `--failing`, one is damaged on the way
/// and fetched again.
@main struct InstallApp: App {
  @State private var installation = Installation(Arguments(CommandLine.arguments.dropFirst()))

  var body: some Scene {
    InlineGroup {
      InstallScreen(installation: installation)
    } replacedBy: {
      Summary(installation: installation)
    }
  }
}

/// The arguments of the command line.
struct Arguments {
  var isFailing = false
  var files: [String] = []

  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      if argument == "--failing" { isFailing = true } else { files.append(argument) }
    }
  }
}

/// The line that stays in place of the bars.
struct Summary: View {
  let installation: Installation

  var body: some View {
    let count = installation.downloads.count { $0.state == .done }
    if installation.isCancelled {
      Text("Cancelled: \(count) of \(installation.downloads.count) files installed")
        .foregroundStyle(.yellow)
    } else {
      Text("\(count) files installed, \(installation.loaded.formattedAsBytes)").bold()
    }
  }
}
