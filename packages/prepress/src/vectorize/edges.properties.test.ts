import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { apart, oklab } from '../color/oklab.ts'
import { vectorize } from './index.ts'

/** Each palette has a color that resembles a blend of two others. */
const INKS = [
  ['#ffffff', '#000000', '#d03030'],
  ['#ffffff', '#101010', '#e67e22', '#2e86de'],
  ['#ffffff', '#000000', '#808080'],
  ['#102040', '#f5e6c8', '#c0392b', '#7f8c8d', '#2ecc71'],
  ['#ffe000', '#0050ff', '#7a8a6a', '#ff5050'],
] as const

const shape = fc.record({
  kind: fc.constantFrom('disc', 'bar', 'wedge', 'ring'),
  x: fc.integer({ min: 20, max: 380 }),
  y: fc.integer({ min: 20, max: 280 }),
  size: fc.integer({ min: 30, max: 80 }),
  turn: fc.integer({ min: 0, max: 89 }),
  ink: fc.nat(4),
})
type Drawn = typeof shape extends fc.Arbitrary<infer T> ? T : never

const outlineOf = ({ kind, x, y, size, turn }: Drawn, ink: string): string =>
  ({
    disc: `<circle cx="${x}" cy="${y}" r="${size}" fill="${ink}"/>`,
    bar: `<path d="M${x - size} ${y - 14}h${2 * size}v28h${-2 * size}z" transform="rotate(${turn} ${x} ${y})" fill="${ink}"/>`,
    wedge: `<path d="M${x - size} ${y}L${x} ${y - size}L${x + size} ${y + size}z" fill="${ink}"/>`,
    ring: `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.6}" fill="none" stroke="${ink}" stroke-width="12"/>`,
  })[kind]

const picture = (inside: string, width: number, crisp = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${width * 0.75}" ${crisp}>${inside}</svg>`,
  )

/** The true ink of every pixel, before anti-aliasing. */
async function crispInks(svg: Buffer, inks: readonly string[]): Promise<Uint8Array> {
  const labs = inks.map((ink) => oklab(...channels(ink)))
  const data = await sharp(svg).removeAlpha().raw().toBuffer()
  // A million pixels of a few colors.
  const known = new Map<number, number>()
  return Uint8Array.from({ length: data.length / 3 }, (_, pixel) => {
    const color = data.readUIntBE(pixel * 3, 3)
    const ink = known.get(color) ?? nearest(oklab(color >> 16, (color >> 8) & 255, color & 255))
    known.set(color, ink)
    return ink
  })
  function nearest(seen: ReturnType<typeof oklab>): number {
    const away = labs.map((lab) => apart(lab, seen))
    return away.indexOf(Math.min(...away))
  }
}
const channels = (ink: string) =>
  [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16)) as [number, number, number]

/** Share of pixels with a wrong ink, and of those whose ink does not occur nearby. */
function judged(truth: Uint8Array, found: Uint8Array, width: number, reach: number) {
  const height = truth.length / width
  let [wrong, foreign] = [0, 0]
  for (const [pixel, ink] of found.entries()) {
    if (ink === truth[pixel]) continue
    wrong += 1
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    let known = false
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach) && !known; v++)
      known = truth
        .subarray(v * width + Math.max(0, x - reach), v * width + Math.min(width, x + reach + 1))
        .includes(ink)
    if (!known) foreign += 1
  }
  return { wrong: wrong / truth.length, foreign: foreign / truth.length }
}

const CRISP = 'shape-rendering="crispEdges"'
async function drawnAnew(inside: string, inks: readonly string[], width: number, format: 'png' | 'jpeg') {
  const bytes = await sharp(picture(inside, width)).toFormat(format, { quality: 90 }).toBuffer()
  const { svg } = await vectorize({ bytes, colors: inks.length, purpose: 'print' })
  const [, across = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? []
  const found = await crispInks(
    Buffer.from(svg.replace('<svg', `<svg ${CRISP} width="${across}" height="${Number(across) * 0.75}"`)),
    inks,
  )
  const truth = await crispInks(picture(inside, Number(across), CRISP), inks)
  return { truth, found, across: Number(across) }
}

describe('invariants of edges', () => {
  it('always lie between the inks that meet there, never in a third', async () => {
    const scene = fc.record({
      inks: fc.constantFrom(...INKS),
      shapes: fc.array(shape, { minLength: 3, maxLength: 9 }),
      width: fc.constantFrom(300, 1000),
      format: fc.constantFrom('png', 'jpeg'),
    })
    await fc.assert(
      fc.asyncProperty(scene, async ({ inks, shapes, width, format }) => {
        // One area of every ink, so that the palette is exact; then random shapes.
        const swatches = inks.map((ink, n) => `<path d="M${n * 80} 0h80v30h-80z" fill="${ink}"/>`)
        const drawn = shapes.map((each) => outlineOf(each, inks[each.ink % inks.length] ?? inks[0]))
        const background = `<rect width="400" height="300" fill="${inks[0]}"/>`
        const { truth, found, across } = await drawnAnew(
          [background, ...drawn, ...swatches].join(''),
          inks,
          width,
          format,
        )
        const { wrong, foreign } = judged(truth, found, across, (2 * across) / width)
        expect(wrong).toBeLessThan(0.006)
        expect(foreign).toBeLessThan(0.0008)
      }),
      // The first shapes of this seed include a ring that the tracer once merged with its neighbor.
      { numRuns: 6, seed: 9 },
    )
  })

  it.each(['#d03030', '#808080'])('keep thin lines of %s in place', async (line) => {
    const inks = ['#ffffff', '#000000', line]
    const sides = '<rect width="400" height="300" fill="#fff"/><path d="M200 0h200v300h-200z"/>'
    const thin = `<g fill="none" stroke="${line}" stroke-width="0.8"><path d="M20 20L170 50L30 130M20 150h150v100"/><circle cx="300" cy="70" r="50"/></g>`
    const more = `<circle cx="330" cy="230" r="40" fill="${line}"/>`
    const { truth, found } = await drawnAnew(sides + thin + more, inks, 1000, 'png')
    const there = [...truth.keys()].filter((pixel) => truth[pixel] === 2)
    const remaining = there.filter((pixel) => found[pixel] === 2)
    const disc = 100 * 100 * Math.PI
    expect(there.length - disc).toBeGreaterThan(1500)
    expect((remaining.length - disc) / (there.length - disc)).toBeGreaterThan(0.85)
  })
})
