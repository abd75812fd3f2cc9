/** Names stated in a font file. */
export interface FontNames {
  /** Its family names: the typographic one, and that of programs with four styles per family. */
  readonly families: readonly string[]
  /** Full names of the font: “Oswald SemiBold”, “Oswald-SemiBold”. */
  readonly own: readonly string[]
  readonly weight: number
  readonly isItalic: boolean
}

const FAMILY_NAMES = new Set([1, 16])
const OWN_NAMES = new Set([4, 6])
const WINDOWS = 3
const MACINTOSH = 1

/** Reads the names, weight and slant of a TrueType or OpenType font; null where its tables are damaged. */
export function fontNames(sfnt: Uint8Array): FontNames | null {
  try {
    const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
    const [names, metrics] = [tableOf(view, 'name'), tableOf(view, 'OS/2')]
    if (names === null || metrics === null) return null
    const found = [...namesIn(view, names)]
    const of = (ids: ReadonlySet<number>) => found.filter(([id]) => ids.has(id)).map(([, text]) => text)
    return {
      families: of(FAMILY_NAMES),
      own: of(OWN_NAMES),
      weight: view.getUint16(metrics + 4),
      isItalic: (view.getUint16(metrics + 62) & 1) === 1,
    }
  } catch {
    return null
  }
}

function tableOf(view: DataView, tag: string): number | null {
  for (let entry = 12, left = view.getUint16(4); left > 0; entry += 16, left--) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)))
    if (name === tag) return view.getUint32(entry + 8)
  }
  return null
}

function* namesIn(view: DataView, table: number): Generator<readonly [id: number, text: string]> {
  const strings = table + view.getUint16(table + 4)
  for (let row = table + 6, left = view.getUint16(table + 2); left > 0; row += 12, left--) {
    const platform = view.getUint16(row)
    if (platform !== WINDOWS && platform !== MACINTOSH) continue
    const [length, offset] = [view.getUint16(row + 8), strings + view.getUint16(row + 10)]
    const bytes = new Uint8Array(view.buffer, view.byteOffset + offset, length)
    const text = new TextDecoder(platform === WINDOWS ? 'utf-16be' : 'latin1').decode(bytes)
    yield [view.getUint16(row + 6), text]
  }
}
