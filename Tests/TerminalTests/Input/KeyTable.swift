/// Sequences (`^[` is ESC) and what they mean; shared by the tests of the keys and of cutting.
enum KeyTable {
  static let plain: [(String, String)] = [
    ("a", "a"), ("Z", "shift-Z"), ("1", "1"), ("!", "!"), (" ", "space"), ("~", "~"),
    ("é", "é"), ("É", "shift-É"), ("漢", "漢"), ("🎉", "🎉"),
    ("\r", "return"), ("\n", "ctrl-j"), ("\t", "tab"), ("\u{7F}", "delete"), ("\u{8}", "ctrl-h"),
    ("\u{0}", "ctrl-space"), ("\u{1}", "ctrl-a"), ("\u{3}", "ctrl-c"), ("\u{1A}", "ctrl-z"),
    ("\u{1C}", "ctrl-\\"), ("\u{1D}", "ctrl-]"), ("\u{1E}", "ctrl-^"), ("\u{1F}", "ctrl-_"),
    ("^[", "escape"), ("^[a", "alt-a"), ("^[Q", "alt-shift-Q"), ("^[é", "alt-é"), ("^[ ", "alt-space"),
    ("^[\r", "alt-return"), ("^[\t", "alt-tab"), ("^[\u{7F}", "alt-delete"), ("^[\u{3}", "ctrl-alt-c"),
    ("^[\u{0}", "ctrl-alt-space"), ("^[.", "alt-."),
  ]

  static let xterm: [(String, String)] = [
    ("^[[A", "up"), ("^[[B", "down"), ("^[[C", "right"), ("^[[D", "left"), ("^[[E", "clear"),
    ("^[[F", "end"), ("^[[H", "home"), ("^[OA", "up"), ("^[OB", "down"), ("^[OC", "right"), ("^[OD", "left"),
    ("^[OF", "end"), ("^[OH", "home"), ("^[OP", "f1"), ("^[OQ", "f2"), ("^[OR", "f3"), ("^[OS", "f4"),
    ("^[[P", "f1"), ("^[[S", "f4"), ("^[[R", "f3"),
    ("^[[1~", "home"), ("^[[2~", "insert"), ("^[[3~", "deleteForward"), ("^[[4~", "end"), ("^[[5~", "pageUp"),
    ("^[[6~", "pageDown"), ("^[[7~", "home"), ("^[[8~", "end"),
    ("^[[11~", "f1"), ("^[[12~", "f2"), ("^[[13~", "f3"), ("^[[14~", "f4"), ("^[[15~", "f5"),
    ("^[[17~", "f6"), ("^[[18~", "f7"), ("^[[19~", "f8"), ("^[[20~", "f9"), ("^[[21~", "f10"),
    ("^[[23~", "f11"), ("^[[24~", "f12"), ("^[[25~", "f13"), ("^[[26~", "f14"), ("^[[28~", "f15"),
    ("^[[29~", "f16"), ("^[[31~", "f17"), ("^[[34~", "f20"),
    ("^[[Z", "shift-tab"), ("^[[1;5Z", "ctrl-shift-tab"),
    ("^[[1;2A", "shift-up"), ("^[[1;3B", "alt-down"), ("^[[1;4C", "alt-shift-right"),
    ("^[[1;5D", "ctrl-left"),
    ("^[[1;6H", "ctrl-shift-home"), ("^[[1;7F", "ctrl-alt-end"), ("^[[1;8A", "ctrl-alt-shift-up"),
    ("^[[1;9A", "super-up"), ("^[[3;5~", "ctrl-deleteForward"), ("^[[5;3~", "alt-pageUp"),
    ("^[[15;2~", "shift-f5"), ("^[[1;2P", "shift-f1"), ("^[[1;5R", "ctrl-f3"), ("^[[24;6~", "ctrl-shift-f12"),
    ("^[O5A", "ctrl-up"), ("^[O1;5A", "ctrl-up"), ("^[O2P", "shift-f1"), ("^[O1;3S", "alt-f4"),
    ("^[[27;5;9~", "ctrl-tab"), ("^[[27;6;65~", "ctrl-shift-A"), ("^[[27;5;13~", "ctrl-return"),
    ("^[OM", "pad-return"), ("^[Oj", "pad-*"), ("^[Ok", "pad-+"), ("^[Om", "pad--"), ("^[Oo", "pad-/"),
    ("^[Op", "pad-0"), ("^[Oy", "pad-9"), ("^[OX", "pad-="), ("^[O2Q", "shift-f2"),
  ]

  static let rxvt: [(String, String)] = [
    ("^[[a", "shift-up"), ("^[[b", "shift-down"), ("^[[c", "shift-right"), ("^[[d", "shift-left"),
    ("^[Oa", "ctrl-up"), ("^[Ob", "ctrl-down"), ("^[Oc", "ctrl-right"), ("^[Od", "ctrl-left"),
    ("^[[5$", "shift-pageUp"), ("^[[5^", "ctrl-pageUp"), ("^[[5@", "ctrl-shift-pageUp"),
    ("^[[23$", "shift-f11"), ("^[[24^", "ctrl-f12"), ("^[^[[A", "alt-up"), ("^[^[OA", "alt-up"),
    ("^[^[[5~", "alt-pageUp"), ("^[^[[5^", "ctrl-alt-pageUp"), ("^[^[[a", "alt-shift-up"),
    ("^[^[Oa", "ctrl-alt-up"),
  ]

  static let console: [(String, String)] = [
    ("^[[[A", "f1"), ("^[[[B", "f2"), ("^[[[C", "f3"), ("^[[[D", "f4"), ("^[[[E", "f5"),
  ]

  static let kitty: [(String, String)] = [
    ("^[[97u", "a"), ("^[[97;1u", "a"), ("^[[97;5u", "ctrl-a"), ("^[[97;6u", "ctrl-shift-a"),
    ("^[[97;3u", "alt-a"), ("^[[97;9u", "super-a"), ("^[[97;2u", "shift-A"), ("^[[97:65;2u", "shift-A"),
    ("^[[49:33;2u", "shift-!"), ("^[[97;65;65u", "caps-A"), ("^[[97;1:1u", "a"), ("^[[97;1:2u", "a (repeat)"),
    ("^[[97;1:3u", "a (up)"), ("^[[97;5:3u", "ctrl-a (up)"), ("^[[97::113;5u", "ctrl-a"),
    ("^[[27u", "escape"), ("^[[27;5u", "ctrl-escape"), ("^[[13u", "return"), ("^[[13;2u", "shift-return"),
    ("^[[9;2u", "shift-tab"), ("^[[9;5u", "ctrl-tab"), ("^[[127;5u", "ctrl-delete"),
    ("^[[32;5u", "ctrl-space"),
    ("^[[233u", "é"), ("^[[233;2u", "shift-É"), ("^[[113;1;64u", "@"), ("^[[97;129u", "a"),
    ("^[[57376u", "f13"), ("^[[57398u", "f35"), ("^[[57361u", "printScreen"), ("^[[57363u", "menu"),
    ("^[[57362u", "pause"), ("^[[57359u", "scrollLock"), ("^[[57399u", "pad-0"), ("^[[57408u", "pad-9"),
    ("^[[57414u", "pad-return"), ("^[[57417;5u", "ctrl-pad-left"), ("^[[57413u", "pad-+"),
    ("^[[57426u", "pad-deleteForward"), ("^[[57427u", "pad-clear"),
    ("^[[1;1:3A", "up (up)"), ("^[[1;2:2A", "shift-up (repeat)"), ("^[[3;1:3~", "deleteForward (up)"),
    ("^[[1;1:1P", "f1"), ("^[[15;5:3~", "ctrl-f5 (up)"),
  ]

  // Mend M2.
  /// Layouts that type no Latin letters: with Control, Alt and Super a key is the one that is there on a Latin keyboard.
  static let layouts: [(String, String)] = [
    ("^[[1089::99;5u", "ctrl-c"), ("^[[1089:1057:99;6u", "ctrl-shift-c"), ("^[[1092::97;3u", "alt-a"),
    ("^[[1092:1060:97;4u", "alt-shift-A"), ("^[[1103::122;9u", "super-z"), ("^[[1089::99;69u", "ctrl-caps-c"),
    ("^[[1089::99u", "с"), ("^[[1089:1057:99;2u", "shift-С"), ("^[[1089::99;1;1089u", "с"),
    ("^[[1089::99;5:3u", "ctrl-c (up)"), ("^[[1089;5u", "ctrl-с"), ("^[[12399::102;5u", "ctrl-f"),
    // Latin letters are where they are typed: AZERTY, Dvorak, German.
    ("^[[97::113;5u", "ctrl-a"), ("^[[99::105;5u", "ctrl-c"), ("^[[246::59;3u", "alt-ö"),
    ("^[[57417::97;5u", "ctrl-pad-left"), ("^[[13::99;5u", "ctrl-return"),
  ]

  static let mouse: [(String, String)] = [
    ("^[[<0;1;1M", "down left (0, 0)"), ("^[[<0;1;1m", "up left (0, 0)"),
    ("^[[<1;5;9M", "down middle (4, 8)"),
    ("^[[<2;300;200M", "down right (299, 199)"), ("^[[<32;3;4M", "drag left (2, 3)"),
    ("^[[<34;3;4M", "drag right (2, 3)"), ("^[[<35;3;4M", "move (2, 3)"),
    ("^[[<39;3;4M", "shift-move (2, 3)"),
    ("^[[<64;3;4M", "scroll 0,-1 (2, 3)"), ("^[[<65;3;4M", "scroll 0,1 (2, 3)"),
    ("^[[<66;3;4M", "scroll -1,0 (2, 3)"), ("^[[<67;3;4M", "scroll 1,0 (2, 3)"),
    ("^[[<80;3;4M", "ctrl-scroll 0,-1 (2, 3)"), ("^[[<4;3;4M", "shift-down left (2, 3)"),
    ("^[[<8;3;4M", "alt-down left (2, 3)"), ("^[[<16;3;4M", "ctrl-down left (2, 3)"),
    ("^[[<28;3;4m", "ctrl-alt-shift-up left (2, 3)"), ("^[[<128;3;4M", "down back (2, 3)"),
    ("^[[<129;3;4M", "down forward (2, 3)"), ("^[[<131;3;4M", "down other(11) (2, 3)"),
    ("^[[<0;0;0M", "down left (0, 0)"), ("^[[<0;007;08M", "down left (6, 7)"),
    ("^[[<0;65535;65535M", "down left (65534, 65534)"),
    ("^[[M !!", "down left (0, 0)"), ("^[[M\"%$", "down right (4, 3)"), ("^[[M  !", "down left (0, 0)"),
    ("^[[M`%$", "scroll 0,-1 (4, 3)"), ("^[[MC%$", "move (4, 3)"), ("^[[M@%$", "drag left (4, 3)"),
  ]

  static let others: [(String, String)] = [
    ("^[[I", "focus gained"), ("^[[O", "focus lost"), ("^[[200~hi^[[201~", "paste \"hi\""),
    ("^[[200~^[[201~", "paste \"\""),
  ]

  /// Every key with the events it gives.
  static let keys: [(String, String)] = (plain + xterm + rxvt + console + kitty + layouts).map {
    ($0, "key \($1)")
  }
  static let all: [(String, String)] = keys + mouse.map { ($0, "mouse \($1)") } + others
}
