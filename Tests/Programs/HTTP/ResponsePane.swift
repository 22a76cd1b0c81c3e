import TerminalUI

struct ResponsePane: View {
  let request: Request
  @Environment(Workspace.self) private var workspace

  var body: some View {
    switch request.outcome {
    case .none:
      ContentUnavailableView(
        "Not sent yet", systemImage: "paperplane", description: Text("Ctrl-S sends the request."))
    case .sending:
      SendingView { workspace.cancel(request) }
    case .failure(let error):
      ContentUnavailableView {
        Label("No response", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.errorDescription ?? "").foregroundStyle(.error)
      } actions: {
        Button("Try again") { workspace.send(request) }
      }
    case .response(let response): ResponseView(response: response)
    }
  }
}

struct SendingView: View {
  let cancel: () -> Void
  @State private var tenths = 0

  var body: some View {
    HStack {
      ProgressView("Sending").progressViewStyle(.circular)
      Text("\(tenths / 10).\(tenths % 10) s").monospacedDigit().foregroundStyle(.secondary)
      Button("Stop", action: cancel)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onReceive(.timer(every: .milliseconds(100))) { _ in tenths += 1 }
  }
}

struct ResponseView: View {
  let response: Response
  @AppStorage("wrapsLines") private var wrapsLines = true
  @State private var find = ""
  @State private var order = [SortKey(\Response.Header.name)]
  @State private var header: Response.Header.ID?
  @Environment(\.copyToClipboard) private var copyToClipboard
  @Environment(\.showToast) private var showToast

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text("\(response.status) \(response.reason)").bold().foregroundStyle(response.color)
        Text("\(response.milliseconds) ms")
        Text("\(response.body.utf8.count) bytes")
        Spacer()
        Button("Copy") {
          copyToClipboard(response.body)
          showToast("Body copied")
        }
        .buttonStyle(.borderless)
      }
      TabView {
        Tab("JSON") {
          VStack(alignment: .leading, spacing: 0) {
            TextField("Find", text: $find, prompt: Text("Find in the body"))
            ScrollView(wrapsLines ? .vertical : [.vertical, .horizontal]) {
              LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(shown, id: \.self) {
                  JSONLine(number: $0 + 1, text: response.lines[$0], wraps: wrapsLines)
                }
              }
            }
            .overlay { if shown.isEmpty { ContentUnavailableView.search(text: find) } }
          }
        }
        Tab("Headers") {
          Table(response.headers.sorted(using: order), selection: $header, sortOrder: $order) {
            TableColumn("Name", value: \.name).width(min: 8, ideal: 18)
            TableColumn("Value", value: \.value)
          }
        }
        .badge(response.headers.count)
        Tab("Raw") { ScrollView { Text(response.body).frame(maxWidth: .infinity, alignment: .leading) } }
      }
    }
  }

  private var shown: [Int] {
    response.lines.indices.filter {
      find.isEmpty || response.lines[$0].lowercased().contains(find.lowercased())
    }
  }
}

struct JSONLine: View {
  let number: Int
  let text: String
  let wraps: Bool

  var body: some View {
    HStack(alignment: .top) {
      Text("\(number)").foregroundStyle(.tertiary).frame(width: 4, alignment: .trailing)
      coloured.lineLimit(wraps ? nil : 1).fixedSize(horizontal: !wraps, vertical: false)
    }
  }

  private var coloured: Text {
    guard let colon = text.range(of: "\" : ") ?? text.range(of: "\": ") else { return value(text) }
    return Text(text[..<text.index(after: colon.lowerBound)]).foregroundStyle(.cyan) + Text(": ")
      + value(String(text[colon.upperBound...]))
  }

  private func value(_ text: String) -> Text {
    let first = text.first { $0 != " " }
    return switch first {
    case "\"": Text(text).foregroundStyle(.green)
    case "t", "f", "n": Text(text).foregroundStyle(.magenta)
    case let digit? where digit.isNumber || digit == "-": Text(text).foregroundStyle(.yellow)
    default: Text(text)
    }
  }
}
