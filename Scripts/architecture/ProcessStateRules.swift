/// What belongs to the process and not to a host, as `docs/internals/Architecture.md` has it.
enum ProcessStateRules {
  static let all = [
    Rule("each variable of the process is in the table") {
      expect(Self.found.subtracting(ArchitecturePage.processState.keys).sorted(), [])
    },
    Rule("the table names nothing that is gone") {
      expect(Set(ArchitecturePage.processState.keys).subtracting(Self.found).sorted(), [])
    },
    Rule("every variable has a reason and a bound") {
      expect(ArchitecturePage.processState.filter { $0.value.reason.count < 8 }.keys.sorted(), [])
      expect(ArchitecturePage.processState.filter { $0.value.bound.count < 5 }.keys.sorted(), [])
    },
    Rule("what the process keeps and can change is found") {
      let names = Self.variables(
        """
        @MainActor private weak var host: Host?
        private let known = Locked<Int>(0)
        enum Table {
          @MainActor static private(set) var a = 0
          nonisolated(unsafe) private static var
            b: [Int]?
          static var c: [Int] = [] { didSet { d = 1 } }
          static let e = Atomic<UInt64>(0), f = 1
          static let g: Box = { Box() }()
          static let h = Holder(lock: 1)
          private static let i = Mutex(Contents())
          @TaskLocal static var j: Int?
        }
        final class Box { var value = 0 }
        final class Holder { let lock: Mutex<Int> }
        """)
      expect(names, ["host", "known", "a", "b", "c", "e", "g", "h", "i", "j"])
    },
    Rule("what is computed, constant or an object's is not") {
      let names = Self.variables(
        """
        let limit = 3
        struct Size {
          static var zero: Size { Size() }
          static let one = Size(width: 1)
          static let make: (Box) -> Size = { _ in Size() }
          static let box = Frozen()
          var width = 0
          func f() { var static1 = 0; let lock = Mutex(0) }
          // static var d = 0
        }
        protocol Kind { static var all: [Int] { get } }
        final class Frozen { let value = 0 }
        final class Box { var value = 0 }
        """)
      expect(names, [])
    },
    Rule("variables of C are found at the outermost level and in functions") {
      let text = """
        static atomic_int state = FREE;
        static const int signals[] = {1, 2};
        static struct sigaction previous[_NSIG];
        static long milliseconds(void) {
          static int descriptor = -2;
          static const char *const folders[] = {"/bin"};
          int local = 0;
        }
        static struct {
          int input;
        } owner = {.input = -1};
        static bool is_taken = false;  // Comment
        static inline int one(void) { return 1; }
        static void end(int signal);
        """
      let file = SourceFile(path: "Sources/C/a.c", lines: text.split(separator: "\n"))
      expect(
        ProcessVariable.all(in: [file], []).map(\.name),
        [
          "state", "previous", "descriptor", "owner", "is_taken",
        ])
    },
  ]

  private static let found = Set(ProcessVariable.all(in: Package.files, Package.code).map(\.key))

  private static func variables(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ProcessVariable.all(in: [], [SwiftCode(SourceFile(path: "Sources/X/A.swift", lines: lines))]).map(
      \.name)
  }
}
