/** Encodings of text files with tables, by their browser names. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes examined to guess an encoding without a byte order mark. */
const LOOKED_AT = 4096

/** Byte order marks of UTF-16, with which “Unicode text” from spreadsheets begins. */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** The text of a file in the given encoding, or by default a detected one. Null where the file is no text. VAR-15, VAR-17. */
export function decodeText(
  bytes: Uint8Array,
  chosen?: Encoding,
): { readonly text: string; readonly encoding: Encoding } | null {
  const encoding = chosen ?? encodingOf(bytes)
  return encoding && { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): Encoding | null {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return marked.encoding
  // Only pictures, programs and UTF-16 contain zero bytes.
  if (bytes.includes(0)) return utf16WithoutMark(bytes)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** In western UTF-16 text nearly every other byte is zero, and hardly any of the rest. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | null {
  const looked = bytes.subarray(0, LOOKED_AT - (LOOKED_AT % 2))
  const zeros = [0, 0]
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const [even = 0, odd = 0] = zeros
  const most = Math.max(even, odd)
  if (bytes.length % 2 !== 0 || Math.min(even, odd) > most / 8 || most < looked.length / 4) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}
