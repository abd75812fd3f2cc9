import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { boxAround, flatten, signedArea } from '../geometry/index.ts'
import { testFontFile } from '../testing/face.ts'
import { faceOf } from '../testing/faces.ts'
import { openFace } from '../open-face/index.ts'
import {
  arcOutline,
  capHeightOf,
  lineOutline,
  pathOutline,
  setBlock,
  setLine,
  sizeForCapHeight,
  weld,
} from './index.ts'

const font = (name: string) =>
  faceOf(readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff2`)))
const oswald = await font('oswald/files/oswald-latin-500')
const cyrillic = await font('oswald/files/oswald-cyrillic-500')
const lobster = await font('lobster/files/lobster-latin-400')
const amiri = await font('amiri/files/amiri-arabic-400')

const boxOf = (path: string) => boxAround(flatten(path, 0.01).flat())

describe('a line of text', () => {
  it('is kerned: AVA is narrower than its letters', () => {
    const width = (text: string) => setLine(oswald, text, { size: 100 }).width
    expect(width('AVA')).toBeLessThan(2 * width('A') + width('V'))
  })

  it('has its baseline at 0 and capitals above it', () => {
    const { y, height } = boxOf(lineOutline(setLine(oswald, 'HELLO', { size: 100 }), 0, 50))
    expect(y + height).toBeGreaterThan(49)
    expect(y + height).toBeLessThan(53)
    expect(y).toBeLessThan(-20)
  })

  it('adds tracking between letters, not after the last', () => {
    const plain = setLine(oswald, 'WIDE', { size: 10 })
    const wide = setLine(oswald, 'WIDE', { size: 10, tracking: 100 })
    expect(wide.width - plain.width).toBeCloseTo(3, 6)
  })

  it('reports characters missing from the font', () => {
    expect(setBlock(oswald, 'Tea 茶 and 🍵 and 茶', { size: 10 }).missing).toEqual(['茶', '🍵'])
  })

  it('joins Arabic letters and reads them from right to left', () => {
    const alone = [...'سلام'].map((letter) => setLine(amiri, letter, { size: 100 }))
    const joined = setLine(amiri, 'سلام', { size: 100 })
    expect(joined.missing).toEqual([])
    expect(joined.width).toBeLessThan(alone.reduce((sum, line) => sum + line.width, 0))
    expect(joined.glyphs[0]!.cluster).toBeGreaterThan(joined.glyphs[joined.glyphs.length - 1]!.cluster)
  })

  it('sets Cyrillic if the font has it', () => {
    expect(setLine(cyrillic, 'Привет', { size: 10 }).missing).toEqual([])
    expect(setLine(oswald, 'Привет', { size: 10 }).missing).toHaveLength(6)
  })

  it('rejects invalid bytes', () => {
    expect(() => openFace(new Uint8Array([1, 2, 3, 4]))).toThrow('These bytes are not a font.')
  })
})

describe('a block of text', () => {
  const lines = 'Come\non in, everybody'

  it('aligns its lines left, centered or right', () => {
    const starts = (['left', 'center', 'right'] as const).map((alignment) => {
      const { path } = setBlock(oswald, 'I\nMMMMMM', { size: 10, alignment })
      return boxOf(path.slice(0, path.indexOf('Z') + 1)).x
    })
    const { width } = setBlock(oswald, lines, { size: 10 }).box
    expect(width).toBeGreaterThan(0)
    expect(starts[0]).toBeLessThan(starts[1]!)
    expect(starts[1]).toBeLessThan(starts[2]!)
  })

  it('breaks lines between words', () => {
    const wide = setBlock(oswald, 'one two three four', { size: 10 })
    const narrow = setBlock(oswald, 'one two three four', { size: 10, wrap: wide.box.width / 2 })
    expect(narrow.box.width).toBeLessThanOrEqual(wide.box.width / 2)
    expect(narrow.box.height).toBeGreaterThan(wide.box.height * 1.5)
  })

  it('is empty for blanks', () => {
    expect(setBlock(oswald, ' ', { size: 10 })).toMatchObject({ path: '', ink: { width: 0 }, missing: [] })
  })
})

describe('cap height', () => {
  it.each([
    ['oswald', oswald],
    ['lobster', lobster],
  ])('is the drawn height of capitals in %s', (_, face) => {
    const size = sizeForCapHeight(face, 3)
    expect(capHeightOf(face, size)).toBeCloseTo(3, 9)
    const { y, height } = boxOf(lineOutline(setLine(face, 'H', { size }), 0, 0, 4))
    expect(-y).toBeCloseTo(3, 0)
    expect(height).toBeGreaterThan(2.85)
  })

  it('is measured on the H where the font states none', async () => {
    const bytes = Buffer.from(await testFontFile('oswald'))
    // A renamed table is not found.
    bytes.write('OS.2', bytes.indexOf('OS/2'), 'latin1')
    const face = openFace(bytes)
    const { y } = boxOf(lineOutline(setLine(face, 'H', { size: face.unitsPerEm })))
    expect(face.capHeight).toBeCloseTo(-y, 0)
  })

  it('is the ascender where the font has no capitals either', async () => {
    const bytes = Buffer.from(await testFontFile('amiri'))
    bytes.write('OS.2', bytes.indexOf('OS/2'), 'latin1')
    const face = openFace(bytes)
    expect(face.capHeight).toBe(face.ascender)
  })
})

describe('bent text', () => {
  const line = setLine(oswald, 'NORTH FORK', { size: 20 })

  it('is symmetric over a circle', () => {
    const { x, y, width } = boxOf(arcOutline(line, { x: 0, y: 0, radius: 100 }))
    expect(x + width / 2).toBeCloseTo(0, 0)
    expect(y).toBeLessThan(-112)
  })

  it('hangs under it like a smile, tops towards the center', () => {
    const { y, height } = boxOf(arcOutline(line, { x: 0, y: 0, radius: 100, side: 'under' }))
    expect(y + height).toBeGreaterThan(98)
    expect(y + height).toBeLessThan(103)
  })

  it('is straight along a straight path', () => {
    const along = boxOf(pathOutline(line, 'M0 0L400 0', { alignment: 'left' }))
    const plain = boxOf(lineOutline(line))
    expect(along.x).toBeCloseTo(plain.x, 1)
    expect(along.width).toBeCloseTo(plain.width, 1)
  })

  it('turns with a curved path and is lifted off it', () => {
    const path = 'M0 0C0 -100 200 -100 200 0'
    const on = boxOf(pathOutline(line, path))
    const above = boxOf(pathOutline(line, path, { lift: 10 }))
    expect(above.y).toBeCloseTo(on.y - 10, 0)
    expect(() => pathOutline(line, 'M0 0')).toThrow(RangeError)
  })
})

describe('welding', () => {
  it('joins overlapping script letters into fewer outlines of the same ink', () => {
    const path = lineOutline(setLine(lobster, 'Wave', { size: 1 }), 0, 0, 4)
    const welded = weld(path)
    expect(flatten(welded).length).toBeLessThan(flatten(path).length)
    const area = flatten(welded).reduce((sum, ring) => sum + signedArea(ring), 0)
    expect(area).toBeGreaterThan(0)
    expect(boxOf(welded).width).toBeCloseTo(boxOf(path).width, 2)
    expect(weld(welded)).toBe(weld(weld(welded)))
  })
})
