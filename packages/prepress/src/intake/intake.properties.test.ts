import { existsSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'
import { LIMITS } from './limits.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="1in" viewBox="0 0 9 9"><style>.a{fill:#e32}</style>
  <linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#00f"/></linearGradient>
  <path id="p" class="a" d="M1 1h7v7z"/><use href="#p" fill="url(#g)" transform="rotate(9)"/></svg>`

const picture = () => sharp(Buffer.from(DRAWING)).resize(64)
const WHOLE: Readonly<Record<string, () => Promise<Buffer>>> = {
  png: () => picture().png().toBuffer(),
  jpeg: () => picture().flatten().jpeg().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  tiff: () => picture().tiff({ compression: 'lzw' }).toBuffer(),
  gif: () => picture().gif().toBuffer(),
  avif: () => picture().avif({ effort: 0 }).toBuffer(),
  svg: async () => Buffer.from(DRAWING),
  pdf: async () => Buffer.from(pdfOf('1 0 0 rg 9 9 50 30 re f 0 0 1 RG 5 w 0 0 m 50 50 l S', { pages: 2 })),
}

/** What happens to a file on its way: cut short, bytes changed, a stretch lost, repeated or zeroed. */
type Damage = {
  readonly kind: 'cut' | 'change' | 'lose' | 'repeat' | 'zero'
  readonly at: number
  readonly length: number
  readonly to: number
}
const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'change', 'change', 'lose', 'repeat', 'zero'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  to: fc.integer({ min: 0, max: 255 }),
})

function damaged(bytes: Buffer, { kind, at, length, to }: Damage): Buffer {
  const from = Math.floor(at * bytes.length)
  const head = bytes.subarray(0, from)
  const part = bytes.subarray(from, from + length)
  const tail = bytes.subarray(from + length)
  if (kind === 'cut') return head
  if (kind === 'change') return Buffer.concat([head, part.map((byte, n) => (n % 3 ? byte : to)), tail])
  if (kind === 'lose') return Buffer.concat([head, tail])
  if (kind === 'repeat') return Buffer.concat([head, part, part, part, tail])
  return Buffer.concat([head, Buffer.alloc(part.length), tail])
}

/** Whether an outcome is one a shopper can live with: a sound report with a real picture, or a reason in words. */
async function expectSound(outcome: Awaited<ReturnType<Bench['take']>>): Promise<void> {
  if (!outcome.ok) {
    const told = outcome.reason === 'invalid' ? outcome.errors.file?.join() : outcome.message
    expect(told).toMatch(/\w.*\.$/)
    expect(told).not.toMatch(/could not open this file|too long|too much memory|\{|undefined/)
    return
  }
  const { value } = outcome
  const raster = await sharp(value.rasterPath).metadata()
  expect(raster).toMatchObject({ format: 'webp', width: value.rasterWidth, height: value.rasterHeight })
  expect(Math.max(raster.width, raster.height)).toBeLessThanOrEqual(LIMITS.rasterPixels)
  expect(value.cleanPath === undefined || existsSync(value.cleanPath)).toBe(true)
}

describe('invariants of the intake', () => {
  it.each(Object.keys(WHOLE))(
    'never hangs, crashes or speaks in riddles over a damaged %s',
    async (kind) => {
      const whole = await WHOLE[kind]!()
      expect(await bench.take(whole, `whole.${kind}`)).toMatchObject({ ok: true })
      await fc.assert(
        fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
          await expectSound(await bench.take(damages.reduce(damaged, whole), `damaged.${kind}`))
        }),
        { numRuns: kind === 'svg' || kind === 'pdf' ? 30 : 60, seed: 4, endOnFailure: true },
      )
    },
    120_000,
  )

  it('never takes what is no picture at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await bench.take(bytes, 'noise.png')).ok).toBe(false)
      }),
      { numRuns: 60, seed: 4 },
    )
  })
})
