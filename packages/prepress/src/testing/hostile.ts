import fc from 'fast-check'
import sharp from 'sharp'
import { heic } from './heic.ts'
import { pdfOf } from './pdf.ts'
import { psdOf } from './psd.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="1in" viewBox="0 0 9 9"><style>.a{fill:#e32}</style>
  <linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#00f"/></linearGradient>
  <path id="p" class="a" d="M1 1h7v7z"/><use href="#p" fill="url(#g)" transform="rotate(9)"/></svg>`

const picture = () => sharp(Buffer.from(DRAWING)).resize(24)

/** A small valid file of each format, to be damaged. */
export const WHOLE: Readonly<Record<string, () => Promise<Buffer>>> = {
  png: () => picture().png().toBuffer(),
  jpeg: () => picture().flatten().jpeg().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  tiff: () => picture().tiff({ compression: 'lzw' }).toBuffer(),
  gif: () => picture().gif().toBuffer(),
  avif: () => picture().avif({ effort: 0 }).toBuffer(),
  psd: async () =>
    psdOf({ width: 6, height: 5, mode: 3, planes: [1, 2, 3].map((n) => Buffer.alloc(30, n * 60)) }),
  svg: async () => Buffer.from(DRAWING),
  pdf: async () => Buffer.from(pdfOf('1 0 0 rg 9 9 50 30 re f 0 0 1 RG 5 w 0 0 m 50 50 l S', { pages: 2 })),
  eps: async () =>
    Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 72 36\n0 0 9 9 rectfill\n%%EOF\n'),
  heic: () => heic('clear'),
}

/**
 * Kinds of damage: truncation, changed bytes, a number enlarged or replaced, a range removed, repeated or
 * zeroed.
 */
interface Damage {
  readonly kind: 'cut' | 'change' | 'blow-up' | 'number' | 'lose' | 'repeat' | 'zero'
  readonly at: number
  readonly length: number
  readonly to: number
}

/** Ten-thousandths of a file's length. */
const share = (length: number) => fc.integer({ min: 0, max: length - 1 }).map((part) => part / 10_000)

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'change', 'change', 'blow-up', 'number', 'lose', 'repeat', 'zero'),
  // Headers are at the front, where decoders trust most.
  at: fc.noBias(fc.oneof(share(10_000), share(1000))),
  length: fc.integer({ min: 1, max: 40 }),
  to: fc.integer({ min: 0, max: 255 }),
})

/** Replaced numbers only: a text file then stays parsable. */
export const renumberings: fc.Arbitrary<readonly Damage[]> = fc.array(
  damage.map((done) => ({ ...done, kind: 'number' as const })),
  { minLength: 1, maxLength: 4 },
)

export const damages: fc.Arbitrary<readonly Damage[]> = fc.array(damage, { minLength: 1, maxLength: 3 })

/** The damaged file. */
export const damagedBy = (whole: Buffer, all: readonly Damage[]): Buffer => all.reduce(damaged, whole)

function damaged(bytes: Buffer, { kind, at, length, to }: Damage): Buffer {
  const from = Math.floor(at * bytes.length)
  const head = bytes.subarray(0, from)
  const part = bytes.subarray(from, from + length)
  const tail = bytes.subarray(from + length)
  switch (kind) {
    case 'cut':
      return head
    case 'change':
      return Buffer.concat([head, part.map((byte, n) => (n % 3 ? byte : to)), tail])
    case 'blow-up':
      return Buffer.concat([head, Buffer.from(part).fill(255, 0, Math.min(4, part.length)), tail])
    case 'number':
      return Buffer.concat([
        head,
        Buffer.from(renumbered(bytes.subarray(from).toString('latin1'), to), 'latin1'),
      ])
    case 'lose':
      return Buffer.concat([head, tail])
    case 'repeat':
      return Buffer.concat([head, part, part, part, tail])
    case 'zero':
      return Buffer.concat([head, Buffer.alloc(part.length), tail])
  }
}

/** Numbers that no program writes, but parsers accept. */
const NUMBERS = ['0', '-1', '1e9', '-1e9', '1e-9', '99999999999', '2147483648', '1e308', '1e309', '.', 'NaN']

/** Replaces the first written number. */
const renumbered = (text: string, to: number): string =>
  text.replace(/-?\d*\.?\d+/, () => NUMBERS[to % NUMBERS.length]!)
