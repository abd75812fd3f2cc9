import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPdfium } from '../decode/pdfium.ts'
import { openPressProfile, printPdf } from './index.ts'

const press = await openPressProfile()
const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const printed = (text: string) =>
  printPdf(
    {
      title: 'Vectors',
      dieLine: { shape: 'rectangle', width: 1, height: 1 },
      look: 'white',
      artwork: { mime: 'image/svg+xml', bytes: Buffer.from(text) },
      placement: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
    },
    press,
  )

/** The sticker as pdfium renders it on white paper, in gray at 50 by 50 pixels, and the SVG as librsvg does. */
async function inGray(text: string, pdf: Uint8Array) {
  const library = await openPdfium()
  const page = (await library.loadDocument(pdf)).getPage(0)
  const { data, width, height } = await page.render({ scale: 400 / 72, render: 'bitmap' })
  const bleed = Math.round(0.0625 * 400)
  const raw = { width, height, channels: 4 } as const
  const background = await sharp(Buffer.from(data), { raw })
    .extract({ left: bleed, top: bleed, width: width - 2 * bleed, height: height - 2 * bleed })
    .toBuffer({ resolveWithObject: true })
  const gray = (image: Sharp) =>
    image.flatten({ background: '#fff' }).resize(50, 50, { fit: 'fill' }).grayscale().raw().toBuffer()
  const print = await gray(
    sharp(background.data, {
      raw: { width: background.info.width, height: background.info.height, channels: 4 },
    }),
  )
  const preview = await gray(sharp(Buffer.from(text.replace('<svg', '<svg width="400" height="400"'))))
  return { print, preview }
}

describe('an SVG that the vector writer draws differently than the preview', () => {
  it.each([
    [
      'dots of no length',
      '<path d="M10 50H90" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-dasharray="0,8"/>',
    ],
    ['dashes without gaps', '<path d="M10 50H90" stroke="#000" stroke-width="6" stroke-dasharray="40 0"/>'],
    ['colors with an opacity', '<rect x="10" y="10" width="80" height="80" fill="#ff000080"/>'],
    [
      'a child selector',
      '<style>g>rect{fill:#fff} rect{fill:#000}</style><g><rect x="10" y="10" width="80" height="80"/></g>',
    ],
    [
      'an important rule',
      '<style>rect{fill:#fff!important} .a{fill:#000}</style><rect class="a" x="10" y="10" width="80" height="80"/>',
    ],
    [
      'a radial gradient with clear parts',
      '<radialGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f" stop-opacity="0"/></radialGradient><rect width="100" height="100" fill="url(#g)"/>',
    ],
    [
      'groups of strong colors with opacity, turned',
      '<g opacity="0.5" transform="rotate(20 50 50)"><rect x="20" y="20" width="40" height="40" fill="red"/><circle cx="60" cy="60" r="20" fill="blue"/></g>',
    ],
    ['opacity in percent', '<rect x="10" y="10" width="80" height="80" opacity="20%"/>'],
    [
      'a gradient that repeats',
      '<linearGradient id="g" spreadMethod="repeat" x2="0.2"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>',
    ],
    ['an ellipse with one radius', '<ellipse cx="50" cy="50" rx="40"/>'],
  ])('is printed as pixels: %s', async (_, content) => {
    const file = await printed(svg(content))
    expect(file).toMatchObject({ vector: false, dpi: 600 })
    const { print, preview } = await inGray(svg(content), file.pdf)
    const difference = preview.reduce((sum, value, at) => sum + Math.abs(value - (print[at] ?? 0)), 0)
    expect(difference / preview.length).toBeLessThan(15)
  })
})

/** Two shapes behind a mask. */
const masked = (mask: string) =>
  `${mask}<g mask="url(#m)"><rect width="100" height="100" fill="#063"/><circle cx="30" cy="30" r="25" fill="#c33"/></g>`

describe('a mask in an SVG', () => {
  it.each([
    ['a white shape', '<mask id="m"><circle cx="50" cy="50" r="40" fill="white"/></mask>'],
    [
      'white shapes that overlap',
      '<mask id="m" fill="#fff"><circle cx="40" cy="50" r="30"/><rect x="50" y="20" width="40" height="40" rx="8"/></mask>',
    ],
    [
      'a black shape on a white one',
      '<mask id="m"><rect width="100" height="100" fill="white"/><path d="M50 20L80 80H20Z"/></mask>',
    ],
    [
      'any opaque shape, by its alpha',
      '<mask id="m" style="mask-type:alpha"><circle cx="50" cy="50" r="40" fill="#123"/></mask>',
    ],
    [
      'a shape that is turned',
      '<mask id="m"><rect width="40" height="40" fill="#fff" transform="translate(50 20) rotate(45)"/></mask>',
    ],
  ])('of %s is printed as vectors', async (_, mask) => {
    expect(await printed(svg(masked(mask)))).toMatchObject({ vector: true, dpi: null })
  })

  it.each([
    ['gray', '<mask id="m"><circle cx="50" cy="50" r="40" fill="#888"/></mask>'],
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="m"><rect width="100" height="100" fill="url(#g)"/></mask>',
    ],
    ['lines', '<mask id="m"><path d="M10 10L90 90" stroke="#fff" stroke-width="20"/></mask>'],
    [
      'black shapes that overlap',
      '<mask id="m"><rect width="100" height="100" fill="white"/><circle cx="40" cy="50" r="20"/><circle cx="60" cy="50" r="20"/></mask>',
    ],
  ])('of %s is printed as pixels that look like the preview', async (_, mask) => {
    const text = svg(masked(mask))
    const file = await printed(text)
    expect(file).toMatchObject({ vector: false, dpi: 600 })
    const { print, preview } = await inGray(text, file.pdf)
    const difference = preview.reduce((sum, value, at) => sum + Math.abs(value - (print[at] ?? 0)), 0)
    expect(difference / preview.length).toBeLessThan(15)
  })
})

describe('an SVG that both draw the same', () => {
  it.each([
    ['areas and lines', '<path d="M10 10L90 20L40 80Z" fill="#c33" stroke="#024" stroke-width="3"/>'],
    [
      'a hairline',
      '<path d="M10 10L90 20" stroke="#000" stroke-width="0.2"/><rect y="50" width="50" height="50"/>',
    ],
    [
      'many small curves',
      Array.from(
        { length: 60 },
        (_, at) =>
          `<circle cx="${(at % 10) * 10 + 5}" cy="${Math.floor(at / 10) * 15 + 8}" r="${1 + (at % 4)}" fill="hsl(0,0%,0%)"/>`,
      )
        .join('')
        .replaceAll('hsl(0,0%,0%)', '#246'),
    ],
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>',
    ],
    [
      'groups of pale colors with opacity, turned',
      '<g opacity="0.5" transform="rotate(20 50 50)"><rect x="20" y="20" width="40" height="40" fill="#ffd400"/><circle cx="60" cy="60" r="20" fill="#8fd0f0"/></g>',
    ],
    ['dashes', '<path d="M10 50H90" stroke="#000" stroke-width="2" stroke-dasharray="6 3"/>'],
    ['lengths in millimeters', '<rect width="13mm" height="50" fill="#063"/>'],
    [
      'a clip path on the root',
      '<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><rect width="100" height="100" fill="#063"/>',
    ],
  ])('is printed as vectors: %s', async (name, content) => {
    const attributes = name.endsWith('root') ? 'viewBox="0 0 100 100" clip-path="url(#c)"' : undefined
    expect(await printed(svg(content, attributes))).toMatchObject({ vector: true, dpi: null })
  })
})
