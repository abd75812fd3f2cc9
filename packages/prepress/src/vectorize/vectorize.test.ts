import { flatten, signedArea, toClipper } from '@kisscut/artwork/geometry'
import { FillRule, area, intersect, union } from 'clipper2-ts'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { vectorize, type VectorizeOrder } from './index.ts'

const BADGE =
  '<circle cx="180" cy="150" r="120" fill="#c02040"/><path d="M180 60q150 40 100 190z" fill="#1f7a3a"/><path d="M110 130h30v60h-30zM150 130h50v16h-50zM150 172h50v16h-50z" fill="#f6d743"/><circle cx="330" cy="70" r="44" fill="none" stroke="#203080" stroke-width="14"/>'
const drawing = (inside: string, width = 400): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.75}" viewBox="0 0 400 300">${inside}</svg>`,
    ),
  )
const logo = (width?: number): Sharp => drawing(`<rect width="400" height="300" fill="#fff"/>${BADGE}`, width)
const INKS = ['#ffffff', '#c02040', '#1f7a3a', '#203080', '#f6d743']

const drawn = async (picture: Sharp, order: Partial<VectorizeOrder> = {}, format: 'png' | 'jpeg' = 'png') =>
  vectorize({ colors: 5, purpose: 'print', bytes: await picture.toFormat(format).toBuffer(), ...order })

/** Mean difference of a drawing and a picture, 0–255; both on magenta. */
async function difference(svg: string, picture: Sharp): Promise<number> {
  const flat = (of: Sharp) =>
    of.resize(400, 300, { fit: 'fill' }).flatten({ background: '#f0f' }).raw().toBuffer()
  const [ours, theirs] = [await flat(sharp(Buffer.from(svg))), await flat(picture)]
  return ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / ours.length
}

/** The path data of each color. */
const pathsIn = (svg: string) =>
  [...svg.matchAll(/fill="(#\w+)" d="([^"]+)"/g)].map(([, fill, path]) => ({ fill, path: path! }))
const fillsIn = (svg: string) => new Set(pathsIn(svg).map(({ fill }) => fill))

describe.each(['print', 'cut'] as const)('a picture redrawn, to %s', (purpose) => {
  it('looks the same in exactly its colors', async () => {
    const { svg, colors, paths } = await drawn(logo(), { purpose })
    expect(new Set(colors)).toEqual(new Set(INKS))
    expect(fillsIn(svg)).toEqual(new Set(INKS))
    expect(pathsIn(svg)).toHaveLength(paths)
    expect(await difference(svg, logo())).toBeLessThan(1)
  })

  it.each([2, 3, 8])('with many colors has exactly %i', async (colors) => {
    const blend = drawing(
      '<linearGradient id="g"><stop stop-color="#ffe060"/><stop offset="0.5" stop-color="#d03070"/><stop offset="1" stop-color="#102060"/></linearGradient><rect width="400" height="300" fill="url(#g)"/>',
    )
    const { svg, colors: found } = await drawn(blend, { purpose, colors })
    expect(found).toHaveLength(colors)
    expect(fillsIn(svg).size).toBe(colors)
  })

  it('keeps transparent areas, holes included', async () => {
    const clear = () => drawing(`${BADGE}<circle cx="90" cy="240" r="40" fill="#fff"/>`)
    const ring = await drawn(clear(), { purpose })
    expect(fillsIn(ring.svg).size).toBe(INKS.length)
    expect(await difference(ring.svg, clear())).toBeLessThan(1)
  })

  it('from a poor small JPEG has no more colors than the logo, and no fringes', async () => {
    const poor = await logo(200).jpeg({ quality: 60 }).toBuffer()
    const { svg, paths } = await drawn(sharp(poor), { purpose }, 'jpeg')
    expect(fillsIn(svg).size).toBe(5)
    expect(paths).toBeLessThan(40)
    expect(await difference(svg, logo())).toBeLessThan(5)
  })
})

describe('a drawing for the plotter', () => {
  it('has one path per color without overlaps', async () => {
    const { svg } = await drawn(logo(), { purpose: 'cut' })
    const layers = pathsIn(svg).map(({ path }) =>
      union(toClipper(flatten(path, 0.05), 100), FillRule.NonZero),
    )
    expect(layers).toHaveLength(5)
    const sum = (paths: (typeof layers)[number]) => paths.reduce((all, path) => all + area(path), 0)
    layers.forEach((layer, index) => {
      for (const other of layers.slice(index + 1))
        expect(sum(intersect(layer, other, FillRule.NonZero)) / sum(layer)).toBeLessThan(1e-6)
    })
  })

  it('in one color has everything except the background, as for lettering', async () => {
    const { svg, colors } = await drawn(logo(), { purpose: 'cut', colors: 1 })
    expect(colors).toHaveLength(1)
    const [layer] = pathsIn(svg)
    const covered = flatten(layer!.path, 0.05).reduce((all, ring) => all + signedArea(ring), 0)
    const [width, height] = [1200, 900]
    expect(Math.abs(covered) / (width * height)).toBeGreaterThan(0.35)
    expect(Math.abs(covered) / (width * height)).toBeLessThan(0.5)
  })
})

describe('a drawing for the press', () => {
  it('has no gaps: under every edge lies another color', async () => {
    const { svg } = await drawn(logo(), { purpose: 'print' })
    const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    const clear = data.filter((value, at) => at % 4 === 3 && value < 250).length
    expect(clear / (data.length / 4)).toBeLessThan(0.001)
  })

  it('has the picture’s size in inches, and is the same every time', async () => {
    const picture = () => logo().withDensity(200)
    const { svg } = await drawn(picture())
    expect(svg).toContain('width="2.000in" height="1.500in"')
    expect((await drawn(picture())).svg).toBe(svg)
  })
})
