import TerminalUIFoundation

@Observable final class Workspace {
  var collections: [RequestCollection]
  var environments: [VariableSet]
  var environmentID: VariableSet.ID?
  var history: [HistoryEntry] = []
  /// A request's or a collection's identity.
  var selection: Int?
  var server = StubServer()

  var renamed: Int?
  var newName = ""
  var doomedCollection: RequestCollection?
  var problem: ServerError?
  var showsEnvironments = false

  private var tasks: [Request.ID: Task<Void, Never>] = [:]

  init() {
    let users = Request(
      "List users", .get, "{{base}}/users", parameters: [KeyValue(key: "limit", value: "3")])
    collections = [
      RequestCollection(
        name: "Users",
        requests: [
          users, Request("One user", .get, "{{base}}/users/1"),
          Request(
            "Create user", .post, "{{base}}/users",
            headers: [KeyValue(key: "Content-Type", value: "application/json")],
            body: "{\n  \"name\": \"Barbara\"\n}"),
          Request("Delete user", .delete, "{{base}}/users/1"),
        ]),
      RequestCollection(
        name: "Session",
        requests: [
          Request(
            "Who am I", .get, "{{base}}/me",
            headers: [KeyValue(key: "Authorization", value: "Bearer {{token}}")]),
          Request("Slow", .get, "{{base}}/slow"), Request("Crash", .put, "{{base}}/crash"),
          Request("Unreachable", .get, "https://down.example.org/"),
        ]),
    ]
    environments = [
      VariableSet(
        name: "Local",
        variables: [
          KeyValue(key: "base", value: "http://local.example.org"), KeyValue(key: "token", value: "secret"),
        ]),
      VariableSet(name: "Staging", variables: [KeyValue(key: "base", value: "https://staging.example.org")]),
    ]
    environmentID = environments[0].id
    selection = users.id
  }

  // MARK: Finding

  var environment: VariableSet? { environments.first { $0.id == environmentID } }
  var selectedRequest: Request? { request(selection) }
  var selectedCollection: RequestCollection? { collections.first { $0.id == selection } }

  func request(_ id: Int?) -> Request? {
    collections.lazy.flatMap(\.requests).first { $0.id == id }
  }

  private func place(of id: Int?) -> (collection: Int, request: Int)? {
    for (index, collection) in collections.enumerated() {
      if let found = collection.requests.firstIndex(where: { $0.id == id }) { return (index, found) }
    }
    return nil
  }

  // MARK: Editing

  func addRequest() {
    let request = Request("New request")
    let index = place(of: selection)?.collection ?? collections.firstIndex { $0.id == selection } ?? 0
    if collections.isEmpty { collections = [RequestCollection(name: "Requests")] }
    collections[index].requests.append(request)
    collections[index].isExpanded = true
    selection = request.id
  }

  func addCollection() {
    collections.append(RequestCollection(name: "New collection"))
    selection = collections.last?.id
    beginRename(selection)
  }

  func duplicate(_ request: Request) {
    guard let place = place(of: request.id) else { return }
    let copy = request.copy()
    collections[place.collection].requests.insert(copy, at: place.request + 1)
    selection = copy.id
  }

  /// Removes a request and gives back what puts it back.
  func remove(_ request: Request) -> () -> Void {
    guard let place = place(of: request.id) else { return {} }
    cancel(request)
    let collection = collections[place.collection].id
    collections[place.collection].requests.remove(at: place.request)
    if selection == request.id {
      let rest = collections[place.collection].requests
      selection = rest.isEmpty ? collection : rest[min(place.request, rest.count - 1)].id
    }
    return { [weak self] in
      guard let self, let index = collections.firstIndex(where: { $0.id == collection }) else { return }
      collections[index].requests.insert(request, at: min(place.request, collections[index].requests.count))
      selection = request.id
    }
  }

  func remove(_ collection: RequestCollection) {
    collections.removeAll { $0.id == collection.id }
    if selection == collection.id || selectedRequest == nil {
      selection = collections.first?.requests.first?.id
    }
  }

  func beginRename(_ id: Int?) {
    newName = request(id)?.name ?? collections.first { $0.id == id }?.name ?? ""
    renamed = id
  }

  func rename() {
    guard !newName.isEmpty else { return }
    request(renamed)?.name = newName
    if let index = collections.firstIndex(where: { $0.id == renamed }) { collections[index].name = newName }
  }

  // MARK: Sending

  /// The request with all variables replaced.
  func resolve(_ request: Request) throws(ServerError) -> WireRequest {
    var url = try expand(request.url)
    for (index, row) in request.parameters.filter({ $0.isOn && !$0.key.isEmpty }).enumerated() {
      url += try (index == 0 && !url.contains("?") ? "?" : "&") + row.key + "=" + expand(row.value)
    }
    var headers: [String: String] = [:]
    for row in request.headers where row.isOn && !row.key.isEmpty { headers[row.key] = try expand(row.value) }
    return WireRequest(method: request.method, url: url, headers: headers, body: try expand(request.body))
  }

  private func expand(_ text: String) throws(ServerError) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let row = environment?.variables.first(where: { $0.key == name && $0.isOn }) else {
        throw .undefinedVariable(name)
      }
      result += rest[..<start.lowerBound] + row.value
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  func send(_ request: Request) {
    let wire: WireRequest
    do {
      wire = try resolve(request)
    } catch {
      problem = error
      return
    }
    tasks[request.id]?.cancel()
    request.outcome = .sending
    tasks[request.id] = Task {
      do {
        let response = try await server.respond(to: wire)
        request.outcome = .response(response)
        log(request, wire, "\(response.status)", response.status < 400)
      } catch is CancellationError {
        return
      } catch {
        let error = error as? ServerError ?? .badURL(wire.url)
        request.outcome = .failure(error)
        log(request, wire, "failed", false)
      }
    }
  }

  func cancel(_ request: Request) {
    guard request.isSending else { return }
    tasks.removeValue(forKey: request.id)?.cancel()
    request.outcome = .failure(.cancelled)
  }

  private func log(_ request: Request, _ wire: WireRequest, _ summary: String, _ isSuccess: Bool) {
    history.insert(
      HistoryEntry(
        requestID: request.id, method: wire.method, url: wire.url, summary: summary, isSuccess: isSuccess),
      at: 0)
  }
}
