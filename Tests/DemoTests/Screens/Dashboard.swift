import TerminalUI
import TerminalUICharts

/// What a machine does, as look.md's picture has it.
struct Dashboard: View {
  struct Job: Identifiable {
    let id: Int
    let user: String
    let cpu: Double
    let memory: String
    let command: String
  }

  @State private var selected: Int? = 18788
  @State private var order = [SortKey(\Job.cpu, order: .reverse)]

  static let jobs = [
    Job(id: 18788, user: "root", cpu: 94.3, memory: "501 M", command: "fuzz -max_total_time=40 -max_len=400"),
    Job(id: 1898, user: "ada", cpu: 6, memory: "14 M", command: "python3 report.py"),
    Job(id: 1914, user: "ada", cpu: 2, memory: "34 M", command: "procs"),
    Job(id: 1207, user: "www-data", cpu: 1, memory: "234 M", command: "nginx: worker"),
    Job(id: 1480, user: "ada", cpu: 1, memory: "27 M", command: "notes"),
    Job(id: 777, user: "root", cpu: 0, memory: "34 M", command: "sshd: ada"),
    Job(id: 751, user: "root", cpu: 0, memory: "2 M", command: "cron"),
  ]

  private static let traffic: [Double] = [
    1, 1, 1, 2, 3, 5, 6, 5, 4, 3, 2, 2, 1, 1, 2, 4, 6, 7, 6, 4, 2, 1, 1, 1,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(alignment: .top, spacing: 4) {
        VStack(alignment: .leading, spacing: 0) {
          meter("cpu 0", 0.61, "61 %")
          meter("cpu 1", 0.88, "88 %").tint(.role(.warning))
        }
        VStack(alignment: .leading, spacing: 0) {
          meter("mem", 0.3, "4.1 GB").tint(.role(.success))
          HStack {
            Text("net").foregroundStyle(.secondary)
            Sparkline(Self.traffic).foregroundStyle(.tint)
            Text("1.2 MB/s")
          }
        }
      }
      .padding(.horizontal, 2)
      Table(Self.jobs, selection: $selected, sortOrder: $order) {
        TableColumn("PID", value: \.id) { Text("\($0.id)") }.width(7).alignment(.numeric)
        TableColumn("User", value: \.user).width(10)
        TableColumn("CPU %", value: \.cpu) { Text("\($0.cpu)") }.width(8).alignment(.numeric)
        TableColumn("Mem", value: \.memory) { Text($0.memory) }.width(8).alignment(.numeric)
        TableColumn("Command", value: \.command)
      }
    }
    .padding(.top, 1)
  }

  private func meter(_ name: String, _ value: Double, _ text: String) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      ProgressView(value: value)
      Text(text)
    }
  }
}
