import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photograph } from '../testing/photograph.ts'
import { removeBackground } from './index.ts'

/** Intersection over union of two masks. */
function agreement(a: Uint8Array, b: Uint8Array): number {
  let both = 0
  let either = 0
  a.forEach((value, at) => {
    both += Math.min(value, b[at] ?? 0)
    either += Math.max(value, b[at] ?? 0)
  })
  return both / either
}

const alphaOf = (png: Uint8Array): Promise<Uint8Array> => sharp(png).extractChannel('alpha').raw().toBuffer()

describe('removing the background of a photograph', () => {
  it.each([
    ['a bag', 'an evening sky'],
    ['a toy', 'a lawn'],
    ['a bag', 'planks'],
    ['a bag', 'a table in soft light'],
    ['a toy', 'haze'],
    ['a bust that reaches the edge', 'a lawn'],
  ] as const)('keeps %s, taken on %s', async (motif, background) => {
    const { jpeg, truth } = await photograph(motif, background)
    const removal = await removeBackground({ bytes: jpeg })
    if (!removal.removed) throw new Error(removal.why)
    expect(agreement(await alphaOf(removal.png), truth)).toBeGreaterThan(0.97)
  })

  it('leaves no halo of the background around the subject', async () => {
    const { jpeg, truth, motif } = await photograph('a bag', 'a lawn')
    const removal = await removeBackground({ bytes: jpeg, kind: 'photo' })
    if (!removal.removed) throw new Error(removal.why)
    const composited = await sharp(removal.png).flatten({ background: '#ff00ff' }).raw().toBuffer()
    const drawnThere = await sharp(motif).flatten({ background: '#ff00ff' }).raw().toBuffer()
    let error = 0
    let edge = 0
    truth.forEach((alpha, pixel) => {
      if (alpha === 0 || alpha === 255) return
      edge += 3
      for (let channel = 0; channel < 3; channel++)
        error += Math.abs(composited[pixel * 3 + channel]! - drawnThere[pixel * 3 + channel]!)
    })
    expect(error / edge).toBeLessThan(60)
  })

  it.each([
    ['a lawn and nothing else', null],
    ['turf on a lawn', 'a lawn'],
    ['haze', 'haze'],
  ] as const)('leaves %s as it is', async (_, motif) => {
    const { jpeg } = await photograph(
      motif === null ? null : { of: motif },
      motif === 'haze' ? 'haze' : 'a lawn',
    )
    expect(await removeBackground({ bytes: jpeg, kind: 'photo' })).toEqual({ removed: false, why: 'uneven' })
  })

  it('removes more with more tolerance', async () => {
    const { jpeg } = await photograph('a bag', 'a table in soft light')
    const share = async (tolerance: number) => {
      const removal = await removeBackground({ bytes: jpeg, tolerance, kind: 'photo' })
      return removal.removed ? removal.share : 1
    }
    expect(await share(100)).toBeGreaterThanOrEqual(await share(10))
  })

  it('gives the same result every time', async () => {
    const { jpeg } = await photograph('a bag', 'planks')
    const [once, again] = [await removeBackground({ bytes: jpeg }), await removeBackground({ bytes: jpeg })]
    if (!once.removed || !again.removed) throw new Error('The background was not removed.')
    const [{ png, ...first }, { png: next, ...second }] = [once, again]
    expect(second).toEqual(first)
    expect(Buffer.compare(next, png)).toBe(0)
  })
})
