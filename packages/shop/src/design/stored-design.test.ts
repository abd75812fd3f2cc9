import { uploadDesign } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { describe, expect, it } from 'vitest'
import { readStoredDesign } from './stored-design.ts'

const textOf = (width: number) => designToJson(uploadDesign({ width, height: 2, shape: 'rectangle' }, null))

describe('a stored design (DESIGN-20)', () => {
  it('is that of its text, however many are read in between', () => {
    for (let round = 0; round < 2; round += 1)
      for (let width = 1; width <= 250; width += 1) {
        const reading = readStoredDesign(textOf(width))
        expect(reading.ok && reading.design.width).toBe(width)
      }
  })

  it('can’t be changed by its readers', () => {
    const reading = readStoredDesign(textOf(3))
    const [side] = reading.ok ? reading.design.sides : []
    expect(() => Object.assign(side!, { name: 'Another' })).toThrow(TypeError)
    expect(() => Object.assign(side!.shape, { clipRadius: 0 })).toThrow(TypeError)
  })

  it('reports each time that it can’t be read', () => {
    expect(readStoredDesign('{')).toMatchObject({ ok: false })
    expect(readStoredDesign('{')).toMatchObject({ ok: false })
  })
})
