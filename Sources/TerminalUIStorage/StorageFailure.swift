internal import Glibc

/// Why a storage file isn't read or written, as one line for the user.
nonisolated struct StorageFailure: Error, Hashable {
  /// The attempted action.
  enum Action { case reading, writing }

  /// The obstacle.
  enum Reason: Hashable {
    /// The system refused, with an error number.
    case code(Int32)
    /// There is a folder, a pipe or a device.
    case isNoFile
    /// The file is, or would be, over ``StorageFile/maximumSize``.
    case isTooLarge
    /// Another program held the lock for a second.
    case isLocked
  }

  let path: String
  let action: Action
  let reason: Reason
}

nonisolated extension StorageFailure: CustomStringConvertible {
  var description: String {
    let action =
      switch action {
      case .reading: "read"
      case .writing: "written"
      }
    let reason =
      switch reason {
      case .code(let code): String(cString: strerror(code))
      case .isNoFile: "it is no file"
      case .isTooLarge: "it is larger than \(StorageFile.maximumSize >> 20) MiB"
      case .isLocked: "another program has locked it"
      }
    return "\(path) can't be \(action): \(reason). It stays as it is, and values are kept in memory."
  }
}
