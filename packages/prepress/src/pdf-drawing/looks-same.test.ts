import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looksSame } from './looks-same.ts'

const size = { width: 500, height: 400 }
const look = (text: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400">${text}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer()
const STAR = 'M250 40L380 380L40 150L460 150L120 380Z'
const one = await look(`<path d="${STAR}" fill="#c33"/><path d="M20 20L480 60" stroke="#000"/>`)
const isSame = async (text: string) => looksSame({ one, other: await look(text), ...size })

describe('looksSame', () => {
  it('tolerates different smoothing of edges', async () => {
    const shifted = `<g transform="translate(0.3 0.2)"><path d="${STAR}" fill="#c33"/><path d="M20 20L480 60" stroke="#000"/></g>`
    expect(await isSame(shifted)).toBe(true)
    expect(looksSame({ one, other: one, ...size })).toBe(true)
  })

  it.each([
    [
      'another rule of filling',
      `<path d="${STAR}" fill="#c33" fill-rule="evenodd"/><path d="M20 20L480 60" stroke="#000"/>`,
    ],
    ['a missing hairline', `<path d="${STAR}" fill="#c33"/>`],
    ['a hairline elsewhere', `<path d="${STAR}" fill="#c33"/><path d="M20 23L480 63" stroke="#000"/>`],
    ['another color', `<path d="${STAR}" fill="#d33"/><path d="M20 20L480 60" stroke="#000"/>`],
    [
      'another opacity',
      `<path d="${STAR}" fill="#c33" opacity="0.94"/><path d="M20 20L480 60" stroke="#000"/>`,
    ],
    [
      'white where nothing was',
      `<rect width="30" height="30" y="300" fill="#fff"/><path d="${STAR}" fill="#c33"/><path d="M20 20L480 60" stroke="#000"/>`,
    ],
    [
      'a dot more',
      `<path d="M20 20L480 60" stroke="#000"/><path d="${STAR}" fill="#c33"/><rect x="248" y="44" width="5" height="5" fill="#3cc"/>`,
    ],
  ])('detects %s', async (_, text) => expect(await isSame(text)).toBe(false))
})
