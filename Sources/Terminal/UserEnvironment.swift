internal import Glibc

/// The variables of the environment: nothing else in the package reads them.
///
/// The caller of a set-user-ID program sets its environment, and could have it read and write files, or run programs, with its owner's rights. So
/// variables count only where the program has the rights of its user, unless they can do no harm.
///
/// - Source: getenv(3), `secure_getenv`.
package enum UserEnvironment {
  /// The value of a variable; `nil` where it isn't set, or the program has more rights than its user.
  package static func value(_ name: String) -> String? { isPrivileged ? nil : harmlessValue(name) }

  /// The value of a variable in each program: of one that names a terminal, a language, a colour or a number, and neither a file nor a program.
  package static func harmlessValue(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether the program has other privileges than its user: set-user-ID, set-group-ID or capabilities.
  ///
  /// - Source: getauxval(3), `AT_SECURE`.
  package static var isPrivileged: Bool {
    systemValue(23) != 0 || getuid() != geteuid() || getgid() != getegid()
  }
}

@_silgen_name("getauxval")
private func systemValue(_ kind: UInt) -> UInt
