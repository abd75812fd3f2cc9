import { describe, expect, it } from 'vitest'
import { describeFinish, type LengthStyle } from './describe.ts'
import type { ConfigurationChange } from './fields.ts'

const choices = { materialId: 'vinyl', width: '2', height: '2', quantity: '100', options: [] }
const IN_INCHES = { unit: 'in', locale: 'en-US' } as const
const described = (contour: ConfigurationChange, style: LengthStyle) =>
  describeFinish({}, { ...choices, ...contour }, style).map(({ label, value }) => `${label}: ${value}`)

describe('a contour in words', () => {
  const drawn = { contourOffset: '0.25', contourSmoothness: '40', contourHoles: 'keep' } as const

  it('says what was chosen of it, in the shopper’s unit (DESIGN-23)', () => {
    expect(described({ ...drawn, dieLine: 'contour' }, IN_INCHES)).toEqual([
      'Contour offset: 0.25 in',
      'Contour smoothness: 40%',
      'Holes: Cut out',
    ])
    expect(described({ dieLine: 'contour', contourOffset: '0' }, { unit: 'mm', locale: 'en-GB' })).toEqual([
      'Contour offset: 0 mm',
    ])
  })

  it('says nothing of what nobody chose, or of another cut line', () => {
    expect(described({ dieLine: 'contour' }, IN_INCHES)).toEqual([])
    expect(described({ ...drawn, dieLine: 'circle' }, IN_INCHES)).toEqual([])
  })
})
