internal import Glibc
internal import Terminal

/// Reads a terminal's bytes and hands them to the decoder.
final class DeviceInput {
  /// How much is read before the screen gets its turn.
  private static let batchLimit = 1 << 20
  /// How long no input must come for a paste to count as over.
  ///
  /// A terminal delivers a paste in pieces of at most 4095 bytes, one right after the other. A person can't type within this time.
  private static let pauseAfterPaste = Duration.milliseconds(20)
  /// The longest wait for the end of a paste: the reports of a moving mouse leave no pause.
  private static let longestBurst = Duration.milliseconds(100)

  private let device: any Device
  let escapeTimeout: Duration
  var decoder: InputDecoder
  /// The number of queries that the terminal hasn't answered completely.
  ///
  /// Code that restores the terminal waits for the answers.
  private(set) var openQuestions = 0 {
    didSet { device.setOpenQuestions(openQuestions) }
  }
  /// The reports that the terminal sends again without another query.
  private var standing: TerminalReply.Kinds = []
  /// Whether the terminal hung up or its input ended.
  private(set) var hasEnded = false
  private var unfinished: UnfinishedInput?
  private var isAfterPaste = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  init(_ device: any Device, escapeTimeout: Duration, keys: [[UInt8]: KeyEquivalent]) {
    self.device = device
    self.escapeTimeout = escapeTimeout
    decoder = InputDecoder(keys: keys)
  }

  /// Appends the available input; never blocks.
  func read(into events: inout [InputEvent]) {
    guard !hasEnded else { return }
    let start = events.count
    var total = 0
    var isCutShort = false
    var burstEnd = isAfterPaste ? ContinuousClock.now + Self.longestBurst : nil
    var isCutOff = false
    while true {
      let before = events.count + decoder.replies.count
      let device = device
      let result = buffer.withUnsafeMutableBytes { device.read(into: $0) }
      hasEnded = result.hasEnded
      guard result.count > 0 else { break }
      total += result.count
      buffer.withUnsafeBufferPointer {
        let bytes = UnsafeBufferPointer(rebasing: $0[..<result.count])
        decoder.feed(bytes, into: &events)
        note(bytes, isProgress: events.count + decoder.replies.count != before)
      }
      isCutShort = total >= Self.batchLimit
      if isCutShort { break }
      if burstEnd == nil, events[start...].contains(where: { $0.isPaste }) {
        burstEnd = .now + Self.longestBurst
      }
      guard result.count < buffer.count else { continue }
      guard let burstEnd else { break }
      isCutOff = burstEnd <= .now
      if isCutOff || !hasMoreSoon(until: burstEnd) { break }
    }
    if let unfinished, unfinished.deadline(escapeTimeout) <= .now { giveUp(into: &events) }
    // The beginning of a key would be one after the pause.
    if burstEnd != nil, !isCutShort, !isCutOff, decoder.pending != .paste { giveUp(into: &events) }
    isAfterPaste =
      InputEvent.disarmKeysAfterPaste(in: &events, from: start, isAfterPaste: isAfterPaste)
      && isCutShort
    if hasEnded { events.append(.end) }
  }

  /// Notes since when something is unfinished: input that doesn't finish it gives it no more time.
  private func note(_ bytes: UnsafeBufferPointer<UInt8>, isProgress: Bool) {
    let pending = decoder.pending
    if pending == .nothing {
      unfinished = nil
    } else if isProgress || unfinished?.kind != pending {
      unfinished = UnfinishedInput(kind: pending, count: bytes.count)
    } else {
      unfinished?.add(bytes)
    }
  }

  private func giveUp(into events: inout [InputEvent]) {
    decoder.giveUp(into: &events)
    unfinished = decoder.pending == .nothing ? nil : UnfinishedInput(kind: decoder.pending, count: 0)
  }

  /// Whether more comes before the burst of a paste has ended.
  private func hasMoreSoon(until end: ContinuousClock.Instant) -> Bool {
    let delay = Swift.min(Self.pauseAfterPaste, ContinuousClock.now.duration(to: end))
    var state = pollfd(fd: device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, Int32(Swift.max(delay / .milliseconds(1), 0).rounded(.up))) > 0
  }

  /// Notes that the terminal was queried for answers of some kinds, and for its class, which ends them.
  func expect(_ kinds: TerminalReply.Kinds) {
    openQuestions += 1
    decoder.expectedReplies.formUnion(kinds.union(.primaryAttributes))
  }

  /// Notes that the terminal reports something from now on.
  func expectReports(_ kinds: TerminalReply.Kinds) {
    standing.formUnion(kinds)
    decoder.expectedReplies.formUnion(kinds)
  }

  /// Notes that the terminal came to the end of its answers, or that nothing waits for them any more.
  func endAnswers(all: Bool = false) {
    openQuestions = all ? 0 : max(openQuestions - 1, 0)
    if openQuestions == 0 { decoder.expectedReplies = standing }
  }

  /// How long until unfinished input is given up; `nil` where there is none.
  var remainingTime: Duration? {
    guard let unfinished else { return nil }
    return max(ContinuousClock.now.duration(to: unfinished.deadline(escapeTimeout)), .zero)
  }
}
