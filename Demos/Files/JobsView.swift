import TerminalUI

/// The first running job, with a way to cancel it; else the number of entries.
struct JobsView: View {
  let work: FileWork
  let folder: Folder

  var body: some View {
    HStack {
      if let job = work.jobs.first {
        ProgressView(value: min(job.fraction, 1)).frame(width: 10)
        Text(job.title).lineLimit(1)
        Button("Cancel") { work.cancel(job.id) }.keyboardShortcut(.cancelAction)
      } else {
        Text(
          folder.isReading ? "\(folder.count) …" : "\(folder.count) \(folder.count == 1 ? "item" : "items")"
        )
        .foregroundStyle(.secondary)
      }
    }
  }
}
