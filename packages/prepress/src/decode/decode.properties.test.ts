import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKind } from '../intake/kinds.ts'
import { IntakeRejection } from '../intake/report.ts'
import { damagedBy, damages, WHOLE } from '../testing/hostile.ts'
import { profileName } from './profile-name.ts'
import { PsdRejected, readPsd } from './psd.ts'
import { sniff } from './sniff.ts'
import { textOf } from './text-of.ts'

describe('invariants of decoding untrusted bytes', () => {
  it.each(Object.keys(WHOLE))(
    'a damaged %s is always recognized or rejected, without another error',
    async (kind) => {
      const whole = await WHOLE[kind]!()
      expect((await sniff(whole)).mime).toBeTruthy()
      await fc.assert(
        fc.asyncProperty(damages, async (done) => {
          const found = await sniff(damagedBy(whole, done)).catch((thrown: unknown) => thrown)
          expect(found instanceof IntakeRejection || isKind((found as { mime: string }).mime)).toBe(true)
        }),
        { numRuns: 1000, seed: 11 },
      )
    },
  )

  it('a damaged Photoshop file never yields rows of another size than its own', async () => {
    const whole = await WHOLE['psd']!()
    let read = 0
    fc.assert(
      fc.property(damages, (done) => {
        try {
          const { picture, rows } = readPsd(damagedBy(whole, done), 1e6)
          const { width, height, ink, bits, hasAlpha } = picture
          const channels = { gray: 1, rgb: 3, cmyk: 4 }[ink] + (hasAlpha ? 1 : 0)
          expect(Buffer.concat([...rows()]).length).toBe(width * height * channels * (bits / 8))
          read += 1
        } catch (thrown) {
          if (!(thrown instanceof PsdRejected)) throw thrown
        }
      }),
      { numRuns: 5000, seed: 11 },
    )
    expect(read).toBeGreaterThan(500)
  })

  it('damaged color profiles and texts never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(300), (bytes, count) => {
        const profile = Buffer.concat([
          Buffer.alloc(128),
          Buffer.from([0, 0, 0, count % 4]),
          Buffer.from('desc'),
          bytes,
        ])
        expect(profileName(profile)?.length ?? 0).toBeLessThanOrEqual(100)
        expect(typeof textOf(bytes)).toBe('string')
      }),
      { numRuns: 2000, seed: 11 },
    )
  })
})
