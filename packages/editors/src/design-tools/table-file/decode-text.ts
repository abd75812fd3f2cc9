/** Encodings that text files of tables are saved in, by the names that browsers know them by. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'macintosh'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes that are looked at to guess an encoding without a mark. */
const LOOKED_AT = 4096

/** What spreadsheets save as “Unicode text” begins with the mark of its byte order. */
const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** The text of a file: in the given encoding, else in the one that its bytes tell. Null where the file is no text. VAR-15, VAR-17. */
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
  // No other text has this byte; pictures and programs do.
  if (bytes.includes(0)) return utf16WithoutMark(bytes)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** In western text nearly each other byte of UTF-16 is zero, and hardly one beside it. */
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
