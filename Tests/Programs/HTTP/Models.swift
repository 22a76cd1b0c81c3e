import TerminalUIFoundation

enum HTTPMethod: String, CaseIterable, Identifiable {
  case get = "GET", post = "POST", put = "PUT", patch = "PATCH", delete = "DELETE"

  var id: Self { self }

  var color: Color {
    switch self {
    case .get: .green
    case .post: .yellow
    case .put, .patch: .blue
    case .delete: .red
    }
  }
}

struct KeyValue: Identifiable, Equatable {
  let id = Identifiers.next()
  var key = ""
  var value = ""
  var isOn = true
}

enum Identifiers {
  private static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

@Observable final class Request: Identifiable {
  enum Outcome {
    case none, sending
    case response(Response)
    case failure(ServerError)
  }

  let id = Identifiers.next()
  var name: String
  var method: HTTPMethod
  var url: String
  var parameters: [KeyValue]
  var headers: [KeyValue]
  var body: String
  var outcome = Outcome.none

  init(
    _ name: String, _ method: HTTPMethod = .get, _ url: String = "{{base}}/", parameters: [KeyValue] = [],
    headers: [KeyValue] = [], body: String = ""
  ) {
    self.name = name
    self.method = method
    self.url = url
    self.parameters = parameters
    self.headers = headers
    self.body = body
  }

  func copy() -> Request {
    Request(
      name + " copy", method, url,
      parameters: parameters.map { KeyValue(key: $0.key, value: $0.value, isOn: $0.isOn) },
      headers: headers.map { KeyValue(key: $0.key, value: $0.value, isOn: $0.isOn) }, body: body)
  }

  var isSending: Bool {
    if case .sending = outcome { true } else { false }
  }
}

struct RequestCollection: Identifiable {
  let id = Identifiers.next()
  var name: String
  var requests: [Request] = []
  var isExpanded = true
}

struct VariableSet: Identifiable {
  let id = Identifiers.next()
  var name: String
  var variables: [KeyValue] = []
}

struct HistoryEntry: Identifiable {
  let id = Identifiers.next()
  let requestID: Request.ID
  let method: HTTPMethod
  let url: String
  let summary: String
  let isSuccess: Bool
}

/// What is sent: all variables are replaced.
struct WireRequest: Equatable {
  var method: HTTPMethod
  var url: String
  var headers: [String: String]
  var body: String

  var curl: String {
    let fields = headers.sorted { $0.key < $1.key }.map { " -H '\($0.key): \($0.value)'" }.joined()
    return "curl -X \(method.rawValue) '\(url)'\(fields)" + (body.isEmpty ? "" : " -d '\(body)'")
  }
}

struct Response {
  struct Header: Identifiable {
    let name: String
    let value: String
    var id: String { name }
  }

  let status: Int
  let reason: String
  let milliseconds: Int
  let headers: [Header]
  let body: String
  /// The body as it is shown: JSON with indentation.
  let lines: [String]

  var color: Color {
    switch status {
    case ..<300: .success
    case 300..<500: .warning
    default: .error
    }
  }

  init(status: Int, reason: String, milliseconds: Int, headers: [Header], body: String) {
    self.status = status
    self.reason = reason
    self.milliseconds = milliseconds
    self.headers = headers
    self.body = body
    lines = Self.pretty(body).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func pretty(_ text: String) -> String {
    guard
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}
