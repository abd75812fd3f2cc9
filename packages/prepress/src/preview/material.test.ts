import { LAYERS, LOOKS, surface, type Layer } from '@kisscut/artwork/look'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openCache } from './cache.ts'
import { noiseAlpha } from './noise.ts'

const noisy = LOOKS.flatMap((look) =>
  [...LAYERS[look].under, ...LAYERS[look].over].flatMap((layer) =>
    'noise' in layer ? [{ look, layer, name: layer.noise.name }] : [],
  ),
)

describe('the noise of a material', () => {
  it.each(noisy)('matches an SVG renderer: $look, $name', async ({ look, layer }) => {
    const [width, height, originX, originY, unit] = [150, 90, 20.25, 11.5, 100]
    const all = `M${-originX} ${-originY}h${width}v${height}h${-width}z`
    const only = (each: Layer) => each === layer
    const { defs, under, over } = surface(look, all, { x: 0, y: 0, width: unit, height: unit }, 'n', only)
    const solid = (under + over).replace(/ fill-opacity="[^"]*"/g, '')
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>` +
      `<g transform="translate(${originX} ${originY})">${solid}</g></svg>`
    const theirs = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
    const ours = noiseAlpha(layer.noise, { left: 0, top: 0, width, height, originX, originY }, unit)
    const apart = ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0)))
    expect(Math.max(...theirs)).toBeGreaterThan(20)
    expect(Math.max(...apart)).toBeLessThanOrEqual(3)
    expect(apart.filter((by) => by > 0).length / apart.length).toBeLessThan(0.05)
  })

  it('is the same in a window as in the whole picture', () => {
    const [{ layer }] = noisy as [(typeof noisy)[number]]
    const place = { originX: 3.5, originY: 4.25 }
    const whole = noiseAlpha(layer.noise, { left: 0, top: 0, width: 40, height: 30, ...place }, 90)
    const part = noiseAlpha(layer.noise, { left: 7, top: 5, width: 20, height: 10, ...place }, 90)
    for (let y = 0; y < 10; y++)
      expect(part.subarray(y * 20, (y + 1) * 20)).toEqual(whole.subarray((y + 5) * 40 + 7, (y + 5) * 40 + 27))
  })
})

describe('openCache', () => {
  it('makes a value once, and evicts it when newer ones need its room', async () => {
    const made: string[] = []
    const cache = openCache(10)
    const read = (key: string, bytes: number) =>
      cache.get(key, async () => {
        made.push(key)
        return { bytes, key }
      })
    for (const key of ['a', 'b', 'a']) expect((await read(key, 4)).key).toBe(key)
    expect(made).toEqual(['a', 'b'])
    await read('c', 4)
    await read('a', 4)
    expect(made).toEqual(['a', 'b', 'c'])
    await read('b', 4)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('never stores a value larger than its limit, nor evicts any for it', async () => {
    let made = 0
    const cache = openCache(10)
    const read = (key: string, bytes: number) => cache.get(key, async () => ({ bytes, count: ++made }))
    await read('small', 10)
    await read('huge', 11)
    await read('huge', 11)
    await read('small', 10)
    expect(made).toBe(3)
  })
})
