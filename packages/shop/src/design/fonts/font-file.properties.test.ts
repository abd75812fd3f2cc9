import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFace } from '@kisscut/artwork/open-face'
import { setLine } from '@kisscut/artwork/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontFileOf } from './font-file.ts'

const { resolve } = createRequire(import.meta.url)
const packed = readFileSync(resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff'))
const whole = fontFileOf(packed)!.bytes
const widthOf = (bytes: Uint8Array) => setLine(openFace(bytes), 'Kisscut', { size: 1 }).width

describe('a font’s file (TOOL-3)', () => {
  it('is unpacked if it is a WOFF, and then sets type', () => {
    expect(fontFileOf(packed)).toMatchObject({ extension: 'ttf', mime: 'font/ttf' })
    expect(widthOf(whole)).toBeGreaterThan(1)
  })

  it('is stored unchanged if it is TrueType', () => {
    expect(fontFileOf(whole)?.bytes).toBe(whole)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['markup', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a WOFF2', readFileSync(resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff2'))],
    ['a font cut short', whole.subarray(0, 2000)],
  ])('can’t be %s', (_name, bytes) => expect(fontFileOf(bytes)).toBeNull())

  it('is a valid font or rejected, whatever is changed or cut off', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(packed, whole),
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { maxLength: 8 }),
        fc.nat({ max: packed.byteLength }),
        (font, changes, length) => {
          const bytes = new Uint8Array(font.subarray(0, length))
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
          const read = fontFileOf(bytes)
          if (read !== null) expect(['ttf', 'otf']).toContain(read.extension)
        },
      ),
    ))
})
