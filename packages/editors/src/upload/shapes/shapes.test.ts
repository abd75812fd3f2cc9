import { DIE_LINE_SHAPES } from '@kisscut/artwork/die-line'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shapesOffered } from './index.ts'

it('shapesOffered always includes the chosen shape, otherwise only those sold, and one of circle and oval (DESIGN-21)', () => {
  const sold = fc.shuffledSubarray([...DIE_LINE_SHAPES], { minLength: 1 })
  fc.assert(
    fc.property(sold, fc.boolean(), fc.constantFrom(...DIE_LINE_SHAPES), (lines, isSquare, chosen) => {
      const offered = shapesOffered(lines, isSquare, chosen)
      expect(offered).toContain(chosen)
      const others = offered.filter((shape) => shape !== chosen)
      for (const shape of others) expect(lines).toContain(shape)
      for (const shape of lines)
        if (shape !== 'circle' && shape !== 'ellipse') expect(offered).toContain(shape)
      expect(others.filter((shape) => shape === 'circle' || shape === 'ellipse').length).toBeLessThan(2)
    }),
  )
})

it('shapesOffered offers a circle only on a square, and there instead of an oval (DESIGN-21)', () => {
  const label = ['rounded_corner', 'circle', 'ellipse'] as const
  expect(shapesOffered(label, true, 'rounded_corner')).toEqual(['rounded_corner', 'circle'])
  expect(shapesOffered(label, false, 'rounded_corner')).toEqual(['rounded_corner', 'ellipse'])
  expect(shapesOffered(['rectangle', 'circle'], false, 'rectangle')).toEqual(['rectangle'])
  expect(shapesOffered(['rectangle', 'ellipse'], true, 'rectangle')).toEqual(['rectangle', 'ellipse'])
})
