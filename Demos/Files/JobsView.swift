import TerminalUI

/// What goes on, with a way to end it; else how much there is, and the keys.
struct JobsView: View {
  let work: FileWork
  let folder: Folder

  var body: some View {
    HStack {
      if let job = work.jobs.first {
        ProgressView(value: min(job.fraction, 1)).frame(width: 10)
        Text(job.title).lineLimit(1)
        Button("Cancel") { work.cancel(job.id) }
      } else {
        Text(folder.isReading ? "\(folder.count) …" : "\(folder.count)")
        Text("c copy  r rename  x delete  u undo  p preview  h up  / search  o choose  q quit")
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
  }
}
