/// The answers to the compiler's requests to expand a macro.
public enum MacroExpansion {
  /// Returns the answer to a message of the compiler; message and answer are JSON objects.
  public static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return [
        "getCapabilityResult": [
          "capability": ["protocolVersion": 7, "features": [String]()] as [String: Any]
        ]
      ]
    }
    guard
      let request = (message["expandAttachedMacro"] ?? message["expandFreestandingMacro"]) as? [String: Any]
    else { return result(.failure(MacroError("TerminalUI's macros don't know this request", at: nil))) }
    return result(Expansion(request).result)
  }

  private static func result(_ result: Result<String, MacroError>) -> [String: Any] {
    switch result {
    case .success(let source):
      return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]]
    case .failure(let error):
      return [
        "expandMacroResult": ["expandedSource": "", "diagnostics": [error.diagnostic]] as [String: Any]
      ]
    }
  }
}
