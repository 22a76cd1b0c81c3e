import TerminalUIFoundation

enum ServerError: LocalizedError, Equatable {
  case badURL(String)
  case unknownHost(String)
  case connectionRefused(String)
  case undefinedVariable(String)
  case cancelled

  var errorDescription: String? {
    switch self {
    case .badURL(let url): "“\(url)” is not a URL"
    case .unknownHost(let host): "The host \(host) could not be found"
    case .connectionRefused(let host): "\(host) refused the connection"
    case .undefinedVariable(let name): "The variable {{\(name)}} is not defined"
    case .cancelled: "The request was cancelled"
    }
  }

  var recoverySuggestion: String? {
    if case .undefinedVariable = self {
      "Choose another environment, or add the variable to it."
    } else {
      nil
    }
  }
}

/// Plays the internet.
struct StubServer {
  var delayFactor = 1.0

  func respond(to request: WireRequest) async throws -> Response {
    guard let url = URLComponents(string: request.url), let host = url.host,
      url.scheme?.hasPrefix("http") == true
    else {
      throw ServerError.badURL(request.url)
    }
    let milliseconds = url.path == "/slow" ? 4_000 : 120 + url.path.count * 10
    try await Task.sleep(for: .milliseconds(Int(Double(milliseconds) * delayFactor)))
    guard host.hasSuffix("example.org") else { throw ServerError.unknownHost(host) }
    if host.hasPrefix("down.") { throw ServerError.connectionRefused(host) }

    let (status, reason, body) = answer(to: request, url: url)
    return Response(
      status: status, reason: reason, milliseconds: milliseconds,
      headers: [
        .init(name: "Content-Type", value: "application/json; charset=utf-8"),
        .init(name: "Content-Length", value: "\(body.utf8.count)"),
        .init(name: "Server", value: "stub/1.0"),
        .init(name: "Cache-Control", value: "no-store"),
        .init(name: "X-Request-Id", value: "00c0ffee"),
      ], body: body)
  }

  private func answer(to request: WireRequest, url: URLComponents) -> (Int, String, String) {
    switch (request.method, url.path) {
    case (.get, "/users"):
      let limit = url.queryItems?.first { $0.name == "limit" }?.value.flatMap(Int.init) ?? 3
      return (200, "OK", "[" + (0..<max(0, min(limit, 1_000))).map(user).joined(separator: ",") + "]")
    case (.get, "/users/1"): return (200, "OK", user(1))
    case (.post, "/users"):
      guard (try? JSONSerialization.jsonObject(with: Data(request.body.utf8))) != nil else {
        return (422, "Unprocessable Content", #"{"error":"The body is not JSON"}"#)
      }
      return (201, "Created", #"{"created":true,"received":\#(request.body)}"#)
    case (.delete, _): return (204, "No Content", "")
    case (.get, "/slow"): return (200, "OK", #"{"slow":true}"#)
    case (.get, "/me"):
      return request.headers["Authorization"] == nil
        ? (401, "Unauthorized", #"{"error":"No token"}"#)
        : (200, "OK", #"{"name":"Ada Lovelace","roles":["admin","author"]}"#)
    case (_, "/crash"): return (500, "Internal Server Error", "<html><body>Oops</body></html>")
    default: return (404, "Not Found", #"{"error":"Nothing at \#(url.path)"}"#)
    }
  }

  private func user(_ number: Int) -> String {
    let names = ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Käthe 日本"]
    return
      #"{"id":\#(number),"name":"\#(names[number % names.count])","isActive":\#(number % 2 == 0),"score":\#(number * 7).5,"#
      + #""manager":null,"tags":["a","b"],"homepage":"https://example.org/people/with/a/rather/long/address/\#(number)"}"#
  }
}
