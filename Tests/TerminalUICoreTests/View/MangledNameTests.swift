@testable import RuntimeMetadata
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct MangledNameTests {
  private static func name(_ text: StaticString) -> MangledName { MangledName(at: text.utf8Start) }

  @Test func `bytes of a reference are no symbols`() {
    // A reference of four bytes that look like the end of a weak type, then the optional's suffix.
    let name = Self.name("\u{01}XwXoSg")
    expect(name.count, 7)
    expect(name.symbols, [1] + Array("Sg".utf8))
    expect(!Self.name("\u{01}aaXw").isNonOwning)
    expect(Self.name("\u{01}aaaaSgXw").isNonOwning)
  }

  private nonisolated static let functions: [(StaticString, Bool)] = [
    ("Ieg_", true), ("SiIegy_", true), ("Ieg_Sg", true), ("IegH_", true), ("SiSSIeghyo_", true),
    ("Si\u{01}aaaa_pIegHdzo_", true), ("ytIsegnr_", true), ("IeAgH_", true), ("Iex_", true),
    ("IetB_", false), ("Iet_", false), ("IegC_", false), ("IegzB_", false), ("Ig_", false), ("Si", false),
    ("q_", false), ("Si_SiIegy_t", false), ("4Ieg_V", false), ("I_", false), ("_", false), ("", false),
  ]

  @Test(arguments: functions.indices) func `stored functions are told by their attributes`(index: Int) {
    let (text, isFunction) = Self.functions[index]
    expect(Self.name(text).isStoredFunction, isFunction, "\(text)")
  }

  private nonisolated static let parameters: [(StaticString, Int, Int)] = [
    ("x", 0, 0), ("q_", 0, 1), ("q0_", 0, 2), ("q12_", 0, 14), ("qd__", 1, 0), ("qd_0_", 1, 1),
    ("qd0__", 2, 0), ("qd1_2_", 3, 3),
  ]

  @Test(arguments: parameters.indices) func `generic parameters are told by depth and index`(index: Int) {
    let (text, depth, number) = Self.parameters[index]
    let place = Self.name(text).genericParameter
    expect(place?.depth == depth && place?.index == number, "\(text)")
  }

  @Test func `other names are no generic parameters`() {
    for text in ["Si", "xSg", "q", "qd_", "q_Sg", "xxQp_QP", "", "q99999999999999999999_"] as [StaticString] {
      expectNil(Self.name(text).genericParameter, "\(text)")
    }
  }

  @Test func `sources are told by the word that carries them`() {
    expect(Self.name("B0").bindingIndex, 0)
    expect(Self.name("B12").bindingIndex, 12)
    for text in ["G0R0_", "R0_", "sB0", "B", ""] as [StaticString] {
      expectNil(Self.name(text).bindingIndex, "\(text)")
    }
  }

  @Test func `boxes, packs and thin metatypes are told by their suffixes`() {
    expect(Self.name("Siz_Xx").isBox && !Self.name("Siz_Xx").isWeakBox)
    expect(Self.name("\u{01}aaaaSgXwz_Xx").isWeakBox)
    expect(Self.name("xSgXwz_x_lXX").isBox && !Self.name("xSgXwz_x_lXX").isWeakBox)
    expect(Self.name("xxQp_t").mayContainPack && !Self.name("Si_SSt").mayContainPack)
    expect(Self.name("SiXMt").isThinMetatype && !Self.name("\u{01}aaaaXMT").isThinMetatype)
  }
}
