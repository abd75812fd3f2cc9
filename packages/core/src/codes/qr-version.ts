/**
 * How many bytes QR versions 1 to 40 hold at medium error correction (ISO/IEC 18004, byte mode). A version is
 * 17 + 4 × version modules wide.
 */
export const QR_CAPACITIES = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
] as const

/** Modules along one side of the smallest symbol that surely holds the text; null when none does. */
export function qrModules(text: string): number | null {
  // The mark that says UTF-8 takes a byte more than what a symbol has to spare.
  const bytes = utf8Length(text) + (/^[\x00-\x7f]*$/.test(text) ? 0 : 1)
  const version = QR_CAPACITIES.findIndex((capacity) => capacity >= bytes) + 1
  return version === 0 ? null : 17 + 4 * version
}

/** How many bytes the text takes in UTF-8. */
export const utf8Length = (text: string): number => new TextEncoder().encode(text).length
