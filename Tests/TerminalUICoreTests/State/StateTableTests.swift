import Expectations
import Testing

@testable import TerminalUICore

/// A thing to be kept in a slot.
private final class Thing {}

@MainActor struct StateTableTests {
  @Test func `each of many locations is found by its handle, and not after it was removed`() {
    let before = StateTable.count
    let things = (0..<5_000).map { _ in Thing() }
    let handles = things.map { StateTable.insert(.init($0)) }
    expect(Set(handles).count, handles.count)
    expect(StateTable.count, before + things.count)
    for (thing, handle) in zip(things, handles) {
      expect(StateTable.location(handle)?.refers(to: thing), true)
    }
    for handle in handles { StateTable.remove(handle) }
    expect(handles.allSatisfy { StateTable.location($0) == nil })
    expect(StateTable.count, before)
  }

  @Test func `the table keeps a location until it is removed`() {
    var thing: Thing? = Thing()
    weak let kept = thing
    let handle = thing.map { StateTable.insert(.init($0)) } ?? StateHandle()
    thing = nil
    expect(kept != nil)
    StateTable.remove(handle)
    expectNil(kept)
  }

  @Test func `a slot that is used again has nothing of what was in it`() {
    let (first, second) = (Thing(), Thing())
    let old = StateTable.insert(.init(first))
    StateTable.noteWrite(old)
    StateTable.remove(old)
    let new = StateTable.insert(.init(second))
    defer { StateTable.remove(new) }
    expect(new.slot, old.slot)
    expectNil(StateTable.location(old))
    expect(StateTable.version(of: new), 0)
    // A second removal by the old handle takes nothing away.
    StateTable.remove(old)
    expect(StateTable.location(new) != nil)
  }

  @Test func `no slot has no location`() {
    expectNil(StateTable.location(StateHandle()))
    expectNil(StateTable.location(StateHandle(slot: .max, generation: 0)))
    expect(StateTable.version(of: StateHandle()), 0)
  }

  @Test func `a late write leaves no mark on what is in the slot now`() {
    // Mend B7
    let (first, second) = (Thing(), Thing())
    let old = StateTable.insert(.init(first))
    StateTable.remove(old)
    let new = StateTable.insert(.init(second))
    defer { StateTable.remove(new) }
    expect(new.slot, old.slot)
    StateTable.noteWrite(old)
    expect(StateTable.version(of: new), 0)
    StateTable.noteWrite(new)
    expect(StateTable.version(of: new), not: 0)
    expect(StateTable.version(of: old), 0)
  }
}
