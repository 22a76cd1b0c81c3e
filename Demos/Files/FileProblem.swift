import Glibc

/// Why something couldn't be done with a file, as a line to show.
nonisolated struct FileProblem: Error, Sendable, CustomStringConvertible {
  let name: String
  let reason: String
  /// The code of the system; 0 where there is none.
  let code: Int32
  /// Whether writing failed, rather than reading.
  var isOfTarget = false

  /// The system's last error.
  init(_ name: FileName, code: Int32 = errno, isOfTarget: Bool = false) {
    self.name = name.shown
    reason = String(cString: strerror(code))
    (self.code, self.isOfTarget) = (code, isOfTarget)
  }

  init(_ name: FileName, _ reason: String) {
    self.name = name.shown
    self.reason = reason
    code = 0
  }

  var description: String { "\(name): \(reason)" }

  /// Whether the rest of a folder can still be copied: nothing more would be written to a full disk.
  var concernsOneFile: Bool {
    !isOfTarget || [EFBIG, ENAMETOOLONG, EINVAL, EPERM, EACCES, EILSEQ, EOPNOTSUPP].contains(code)
  }
}
