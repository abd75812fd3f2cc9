import { testFontFile } from '@kisscut/artwork/testing'
import { describe, expect, it } from 'vitest'
import { createFaces } from './faces.ts'

const openFaces = async (file: (whole: Uint8Array) => Uint8Array | null) => {
  const bytes = file(new Uint8Array(await testFontFile('oswald')))
  const read = async () => (bytes === null ? null : { mime: 'font/ttf', bytes })
  return createFaces({ records: { findMany: async () => [] }, served: { read } })
}

/** The font with empty tables of line heights. */
const withoutHeights = (whole: Uint8Array) => {
  const view = new DataView(whole.buffer)
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16)
    if (['hhea', 'OS/2'].includes(String.fromCharCode(...whole.subarray(entry, entry + 4))))
      whole.fill(0, view.getUint32(entry + 8), view.getUint32(entry + 8) + view.getUint32(entry + 12))
  return whole
}

describe('faces for measuring letters', () => {
  it('open from a font’s file', async () => {
    const faces = await openFaces((whole) => whole)
    expect(await faces.at('/fonts/oswald.ttf')).not.toBeNull()
  })

  it.each([
    ['is gone', () => null],
    ['is no font', () => new TextEncoder().encode('<svg/>')],
    ['has no height of its lines', withoutHeights],
  ])('are null if the font’s file %s', async (_name, file) => {
    const faces = await openFaces(file)
    expect(await faces.at('/fonts/oswald.ttf')).toBeNull()
  })
})
