import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { openFace } from '@kisscut/artwork/open-face'
import { setLine } from '@kisscut/artwork/text'
import { describe, expect, it } from 'vitest'
import { bundledFaces, sfntOf, typeLine, wrapped } from './index.ts'

const { text, strong } = await bundledFaces()
const boxOf = (path: string) => boxAround(flatten(path, 0.01).flat())

describe('bundled fonts', () => {
  it('are unpacked from their WOFF files for HarfBuzz', () => {
    expect(text[0]!.unitsPerEm).toBeGreaterThan(0)
    expect(setLine(text[0]!, 'Proof 2', { size: 10 }).missing).toEqual([])
    expect(() => openFace(sfntOf(new Uint8Array([1, 2, 3, 4])))).toThrow('These bytes are not a font.')
  })

  it('are chosen letter by letter: Łódź needs two files and stays one line', () => {
    const line = typeLine(text, 'Łódź Ave', 20)
    const [first, second] = [typeLine(text, 'Łódź', 20), typeLine(text, ' Ave', 20)]
    expect(line.width).toBeCloseTo(first.width + second.width, 6)
    const box = boxOf(line.outline(5, 50))
    expect(box.x).toBeGreaterThan(5)
    expect(box.x + box.width).toBeLessThanOrEqual(5 + line.width)
  })

  it('are wider in semibold, and wrap within the width', () => {
    const words = 'Along the cut the artwork ends at the line and should reach beyond'
    expect(typeLine(strong, words, 10).width).toBeGreaterThan(typeLine(text, words, 10).width)
    const lines = wrapped(text, words, 10, 90)
    expect(lines.length).toBeGreaterThan(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(90)
  })
})
