import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rgbaOf } from './rgba.ts'

const size = { width: 2, height: 1 }
const made = (channels: 3 | 4, background: string) => sharp({ create: { ...size, channels, background } })

describe('rgbaOf', () => {
  it.each([
    ['gray', () => made(3, '#808080').toColourspace('b-w').png()],
    ['gray with alpha', () => made(4, '#808080').toColourspace('b-w').png()],
    ['16 bits deep', () => made(3, '#808080').toColourspace('rgb16').png()],
    ['RGB', () => made(3, '#808080').png()],
    ['RGB with alpha', () => made(4, '#808080').png()],
    ['CMYK', () => made(3, '#808080').toColourspace('cmyk').tiff()],
  ])('gives four bytes per pixel, as a screen shows them, for a picture that is %s', async (_kind, drawn) => {
    const { data, info } = await rgbaOf(sharp(await drawn().toBuffer()))
    expect(info).toMatchObject({ ...size, channels: 4 })
    const [red, green, blue, alpha] = data
    for (const value of [red, green, blue]) expect(Math.abs(value! - 128)).toBeLessThan(16)
    expect([data.length, alpha]).toEqual([8, 255])
  })
})
