import Glibc

/// What libFuzzer calls: the target that `FUZZ_TARGET` names; a wrong result ends the process, so that the fuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    print("FUZZ_TARGET names no target: \(FuzzTarget.all.map(\.name))")
    exit(64)
  }
  if let wrong = target.run(Array(UnsafeBufferPointer(start: bytes, count: count))) {
    print("\(target): \(wrong)")
    fflush(nil)
    abort()
  }
  return 0
}

private let target = FuzzTarget.all.first { $0.name == getenv("FUZZ_TARGET").map { String(cString: $0) } }
