import { expect, it } from 'vitest'
import { artworkText } from './artwork-text.ts'

const bytes = Buffer.from('<svg/>')
const design = {
  title: 'x',
  dieLine: { shape: 'rectangle', width: 2, height: 1 },
  look: 'white',
  artwork: { mime: 'image/svg+xml', bytes },
  placement: { x: 0, y: 0, width: 2, height: 1, rotation: 0 },
} as const

it.each([
  ['its resolution as the pages state it', 282, { vector: false, dpi: 282 }, '282 dpi at this size'],
  ['and the press’s, where it is finer', 880, { vector: false, dpi: 600 }, '880 dpi, printed at 600 dpi'],
  ['that it is vectors', null, { vector: true, dpi: null }, 'Vectors'],
  ['and how they are printed', null, { vector: false, dpi: 600 }, 'Vectors, printed at 600 dpi'],
] as const)('artworkText describes artwork as %s (PROD-11)', (_, dpi, file, text) => {
  expect(artworkText(design, { dpi }, file)).toBe(text)
  expect(artworkText({ ...design, reverseCut: true }, { dpi }, file)).toBe(`${text}, printed mirrored`)
  expect(artworkText({ ...design, artwork: null }, { dpi }, file)).toBe('None: cut only')
})
