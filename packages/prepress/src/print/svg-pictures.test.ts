import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPressProfile, printPdf } from './index.ts'

const press = await openPressProfile()

/** A photograph's grain and soft shades. */
const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2b6cb0',
      noise: { type: 'gaussian', mean: 130, sigma: 40 },
    },
  })
    .blur(1.5)
    .tint('#d8843f')
const photo = await grain(900, 600).jpeg({ quality: 92 }).toBuffer()
const cutOut = await sharp(await grain(600, 600).png().toBuffer())
  .ensureAlpha()
  .composite([
    {
      input: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><radialGradient id="g"><stop offset="0.7"/><stop offset="1" stop-opacity="0"/></radialGradient><circle cx="300" cy="300" r="290" fill="url(#g)"/></svg>',
      ),
      blend: 'dest-in',
    },
  ])
  .png()
  .toBuffer()
const inInks = await grain(600, 400).toColourspace('cmyk').jpeg().toBuffer()
const address = (bytes: Buffer, kind = 'jpeg') => `data:image/${kind};base64,${bytes.toString('base64')}`
const image = (bytes: Buffer, more = '', kind = 'jpeg') =>
  `<image x="10" y="10" width="60" height="40" preserveAspectRatio="none" ${more} href="${address(bytes, kind)}"/>`

const LETTER = '<path d="M60 60H90V66H78V95H72V66H60Z" fill="#12343b"/>'
const printed = (content: string) =>
  printPdf(
    {
      title: 'Pictures',
      dieLine: { shape: 'rectangle', width: 2, height: 2 },
      look: 'white',
      artwork: {
        mime: 'image/svg+xml',
        bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`),
      },
      placement: { x: 0, y: 0, width: 2, height: 2, rotation: 0 },
    },
    press,
  )

describe('pictures in a drawing print beside its vectors (PROD-22)', () => {
  it.each([
    ['a photograph', image(photo)],
    ['two of the same', `${image(photo)}<g transform="translate(0 45) scale(0.5)">${image(photo)}</g>`],
    [
      'one turned and mirrored',
      `<g transform="rotate(24 50 50) scale(-1 1) translate(-90 0)">${image(photo)}</g>`,
    ],
    ['one with soft edges', image(cutOut, '', 'png')],
    [
      'one that is clipped',
      `<clipPath id="c"><circle cx="40" cy="30" r="18"/></clipPath><g clip-path="url(#c)">${image(photo)}</g>`,
    ],
    [
      'one that is cropped',
      `<svg x="10" y="10" width="50" height="50" viewBox="0.2 0.1 0.5 0.6" preserveAspectRatio="none"><image width="1" height="1" preserveAspectRatio="none" href="${address(photo)}"/></svg>`,
    ],
    ['one that keeps its proportions', image(photo, '').replace('preserveAspectRatio="none"', '')],
  ])('%s', async (_, content) => {
    const file = await printed(content + LETTER)
    expect(file).toMatchObject({ vector: true, dpi: null, reason: null })
    expect(file.difference).toBeLessThan(0.01)
  })
  it.each([
    [
      'half clear ones, which would mix differently in ink',
      `<g opacity="0.5">${image(photo)}</g>`,
      /transparent/,
    ],
    ['ones in colors of print, which renderers show differently', image(inInks), /redrawn/],
  ])('except %s', async (_, content, reason) => {
    const file = await printed(content + LETTER)
    expect(file).toMatchObject({ vector: false, dpi: 600, reason: expect.stringMatching(reason) as string })
  })
})
