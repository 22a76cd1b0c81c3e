package import Cells
package import Terminal

/// Passes everything on to another device, and reports the bytes that the terminal takes, for a recording (a cast).
///
/// The bytes that restore the terminal don't come through here: the other device writes them, perhaps in a signal's
/// handler. So restoring reports the bytes that were armed last.
package final class CastDevice: Device {
  private let device: any Device
  /// The bytes that were armed last: they restore the terminal.
  private var undo: [UInt8] = []
  /// Called with the bytes that the terminal has taken.
  package var onSend: ((UnsafeRawBufferPointer) -> Void)?

  package init(_ device: any Device) { self.device = device }

  package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    let count = device.write(bytes)
    if count > 0 { onSend?(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
    return count
  }

  package func arm(_ bytes: [UInt8]) {
    undo = bytes
    device.arm(bytes)
  }

  package func enter(keepsSettings: Bool) -> Int32 {
    // Bytes that were armed before the terminal was given away don't restore it this time.
    undo = []
    return device.enter(keepsSettings: keepsSettings)
  }

  package func restore() {
    if device.isEntered { undo.withUnsafeBytes { onSend?($0) } }
    device.restore()
  }

  package func giveBack() {
    if device.isEntered { undo.withUnsafeBytes { onSend?($0) } }
    device.giveBack()
  }

  // MARK: Everything else

  package func check() throws(TerminalError) { try device.check() }
  package func acquire() -> Int32 { device.acquire() }
  package var isEntered: Bool { device.isEntered }
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, hasEnded: Bool) {
    device.read(into: buffer)
  }
  package func notePrints(_ areNoted: Bool) { device.notePrints(areNoted) }
  package func takePrints(atMost count: Int) -> [UInt8] { device.takePrints(atMost: count) }
  package func setOpenQuestions(_ count: Int) { device.setOpenQuestions(count) }
  package var inputDescriptor: Int32 { device.inputDescriptor }
  package var outputDescriptor: Int32 { device.outputDescriptor }
  package var signalDescriptor: Int32 { device.signalDescriptor }
  package var hasSignals: Bool { device.hasSignals }
  package func takeSignals() -> DeviceSignals { device.takeSignals() }
  package var windowSize: Size? { device.windowSize }
  package var isOneTerminal: Bool { device.isOneTerminal }
  package var erasesWithBackspace: Bool { device.erasesWithBackspace }
  package func waitForForeground() -> Bool { device.waitForForeground() }
  package func takeForegroundBack() { device.takeForegroundBack() }
  package func stopProcess(withGroup: Bool) { device.stopProcess(withGroup: withGroup) }
}
