import Glibc

/// The user's trash, as the desktop has it: files, and for each a note of where it was and when it went.
///
/// - Source: freedesktop.org, The Trash Specification 1.0; only the trash of the home folder.
nonisolated struct Trash: Sendable {
  let folder: FilePath

  /// A place in the trash: the name is reserved by its note.
  struct Place: Sendable {
    let files: FolderHandle
    let notes: FolderHandle
    let name: FileName
    let note: FileName
    fileprivate let stamp: FileIdentity

    /// Takes the note away, when nothing is in the place.
    func clear() {
      if (try? notes.status(of: note))?.identity == stamp { try? notes.removeFile(note) }
    }
  }

  var files: FilePath { folder.appending("files") }

  /// Reserves a name for a file.
  ///
  /// - Throws: ``FileProblem`` where nothing can be written to the trash.
  func reserve(for path: FilePath) throws -> Place {
    let wanted = path.name ?? "/"
    do {
      let files = try FolderHandle.making(self.files)
      let notes = try FolderHandle.making(folder.appending("info"))
      for number in 1... {
        let name = wanted.forNote.candidate(number)
        let note = FileName(bytes: name.bytes + Array(".trashinfo".utf8))
        // Another program may put files there without notes.
        if try files.statusIfAny(of: name) != nil { continue }
        do {
          let file = try notes.open(note, O_WRONLY | O_CREAT | O_EXCL)
          defer { close(file) }
          let place = Place(
            files: files, notes: notes, name: name, note: note,
            stamp: try FileStatus(descriptor: file, name: note).identity)
          guard file.writeAll(Self.text(of: path)), fsync(file) == 0 else {
            let problem = FileProblem(note, isOfTarget: true)
            place.clear()
            throw problem
          }
          return place
        } catch let problem as FileProblem where problem.code == EEXIST {
          continue
        }
      }
    } catch let problem as FileProblem {
      throw FileProblem(wanted, "It can't be moved to the trash: \(problem)")
    }
    throw FileProblem(wanted, code: EEXIST)
  }

  private static func text(of path: FilePath) -> [UInt8] {
    var encoded = ""
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    var date = [CChar](repeating: 0, count: 32)
    strftime(&date, date.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return Array("[Trash Info]\nPath=\(encoded)\nDeletionDate=".utf8)
      + date.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } + Array("\n".utf8)
  }
}

nonisolated extension FileName {
  /// The name, shorter if need be, so that a number and the ending of a note fit.
  fileprivate var forNote: FileName { bytes.count > 220 ? FileName(bytes: bytes.prefix(220)) : self }
}
