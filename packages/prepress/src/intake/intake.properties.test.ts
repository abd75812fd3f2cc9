import { existsSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { damagedBy, damages, WHOLE } from '../testing/hostile.ts'
import { LIMITS } from './limits.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

/** Requires a valid report with a real picture, or a reason in words. */
async function expectSound(outcome: Awaited<ReturnType<Bench['ingest']>>): Promise<void> {
  if (!outcome.ok) {
    const message = outcome.reason === 'invalid' ? outcome.errors.file?.join() : outcome.message
    expect(message).toMatch(/\w.*\.$/)
    expect(message).not.toMatch(/couldn’t open this file|took too long|too much memory|\{|undefined/)
    return
  }
  const { value } = outcome
  const raster = await sharp(value.rasterPath).metadata()
  expect(raster).toMatchObject({ format: 'webp', width: value.rasterWidth, height: value.rasterHeight })
  expect(Math.max(raster.width, raster.height)).toBeLessThanOrEqual(LIMITS.rasterPixels)
  expect(value.cleanPath === undefined || existsSync(value.cleanPath)).toBe(true)
}

/** Fewer runs of the slower formats; `npm run fuzz` tries any number. */
const RUNS: Readonly<Record<string, number>> = { svg: 60, pdf: 30, eps: 8, avif: 80, heic: 40 }

describe('invariants of the intake', () => {
  it.each(Object.keys(WHOLE))(
    'never hangs, crashes or gives an unexpected message for a damaged %s',
    async (kind) => {
      const whole = await WHOLE[kind]!()
      expect(await bench.ingest(whole, `whole.${kind}`)).toMatchObject({ ok: true })
      await fc.assert(
        fc.asyncProperty(damages, async (done) => {
          await expectSound(await bench.ingest(damagedBy(whole, done), `damaged.${kind}`))
        }),
        { numRuns: RUNS[kind] ?? 150, seed: 4, endOnFailure: true },
      )
    },
  )

  it('never accepts bytes that are no picture', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await bench.ingest(bytes, 'noise.png')).ok).toBe(false)
      }),
      { numRuns: 40, seed: 4 },
    )
  })
})
