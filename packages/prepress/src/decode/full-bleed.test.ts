import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isFullBleed } from './full-bleed.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">${content}</svg>`
const all = (fill: string) => `<rect width="60" height="40" fill="${fill}"/>`
const logo = '<circle cx="30" cy="20" r="12" fill="#c02040"/>'

const cases: readonly (readonly [string, string, boolean])[] = [
  ['a photo', `${all('#246')}<rect width="60" height="12" fill="#7bd"/>`, true],
  ['a label of one color', `${all('#246')}${logo}`, true],
  [
    'a photo with a white sky over half of a side',
    `${all('#246')}<rect width="30" height="20" fill="#fff"/>`,
    true,
  ],
  ['a logo in a white box', `${all('#fff')}${logo}`, false],
  ['a logo on nothing', logo, false],
  ['a white strip along one side', `${all('#246')}<rect width="60" height="2" fill="#fff"/>`, false],
  [
    'a band across a white background',
    `${all('#fff')}<rect y="10" width="60" height="6" fill="#246"/>${logo}`,
    true,
  ],
  ['a band along one side of it', `${all('#fff')}<rect x="52" width="8" height="40" fill="#246"/>`, true],
  [
    'a band that stops short of an edge',
    `${all('#fff')}<rect y="10" width="50" height="6" fill="#246"/>`,
    false,
  ],
  ['a band on nothing', '<rect y="10" width="60" height="6" fill="#246"/>', false],
  ['a line under a word', `${all('#fff')}${logo}<rect y="36" width="60" height="1" fill="#246"/>`, false],
  ['rounded corners on nothing', '<rect width="60" height="40" rx="6" fill="#246"/>', false],
]

it.each(cases)(
  'isFullBleed knows whether %s is printed to its edges (DESIGN-26)',
  async (_, content, expected) => {
    const { data, info } = await sharp(Buffer.from(svg(content)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(isFullBleed({ width: info.width, height: info.height, rgba: data })).toBe(expected)
  },
)

const PAGE = { width: 900, height: 600 }
const drawn = async (content: string) => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">${content}</svg>`
  const { data } = await sharp(Buffer.from(markup)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return isFullBleed({ ...PAGE, rgba: data })
}
const SIDES = ['left', 'top', 'right', 'bottom'] as const
const strip = (side: (typeof SIDES)[number], thick: number, how: string) => {
  const [x, y] = [side === 'right' ? 900 - thick : 0, side === 'bottom' ? 600 - thick : 0]
  const [width, height] = side === 'left' || side === 'right' ? [thick, 600] : [900, thick]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${how}/>`
}
const art = '<rect width="900" height="600" fill="#246"/><circle cx="300" cy="300" r="120" fill="#c02040"/>'

it.each(SIDES)(
  'isFullBleed ignores one unprinted line of pixels along the %s edge (DESIGN-26)',
  async (side) => {
    // Causes: artboards of fractions of a pixel, art that is a hair short, scaled pictures.
    for (const how of ['fill="#fff"', 'fill="#fff" fill-opacity=".5"', 'fill="#fff" fill-opacity=".9"'])
      expect(await drawn(art + strip(side, 1, how)), how).toBe(true)
    const short = `<mask id="m"><rect width="900" height="600" fill="#fff"/>${strip(side, 1.4, 'fill="#000"')}</mask>`
    expect(await drawn(`${short}<g mask="url(#m)">${art}</g>`)).toBe(true)
    expect(await drawn(art + strip(side, 12, 'fill="#fff"'))).toBe(false)
    const margin = short.replaceAll('1.4', '12').replaceAll('898.6', '888').replaceAll('598.6', '588')
    expect(await drawn(`${margin}<g mask="url(#m)">${art}</g>`)).toBe(false)
  },
)
