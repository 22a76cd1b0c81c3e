package import Cells
package import Terminal

/// A device whose output is recorded: what the terminal takes, whatever presents the cells.
///
/// It is there only in a program that records. What restores the terminal is written without it, even by a signal's handler, so it is recorded from
/// what was armed.
package final class CastDevice: Device {
  private let device: any Device
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
