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

it.each(cases)('%s is printed to its edges or not (DESIGN-26)', async (_, content, expected) => {
  const { data, info } = await sharp(Buffer.from(svg(content)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(isFullBleed({ width: info.width, height: info.height, rgba: data })).toBe(expected)
})
