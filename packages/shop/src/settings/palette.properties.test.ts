import { contrast } from '@kisscut/core/color'
import { unsavedSettings } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPalette, FIXED, PAIRS, palePairs, paletteOf } from './palette.ts'
import { errorsOf } from './save-settings.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
const chosen = fc.record({ accent_color: hex, background_color: hex })

describe('invariants of the owner’s colors', () => {
  it('are rejected at one of their fields if and only if a text or an edge would be too pale (SETTINGS-4)', () => {
    fc.assert(
      fc.property(chosen, (colors) => {
        const all = { ...FIXED, ...paletteOf(colors) }
        const isPale = PAIRS.some(({ color, on, least }) => contrast(all[color], all[on]) < least)
        const errors = errorsOf({ ...unsavedSettings(), ...colors }, colors)
        expect(Object.keys(errors).length).toBe(isPale ? 1 : 0)
        for (const field of Object.keys(errors)) expect(Object.keys(colors)).toContain(field)
      }),
      { numRuns: 500 },
    )
  })

  it('are always accepted with the default settings, and then change nothing', () => {
    const standard = unsavedSettings()
    expect([palePairs(standard), changedPalette(standard)]).toEqual([[], null])
  })
})

describe('a color that is too pale', () => {
  it.each([
    [
      { accent_color: '#ffd400' },
      {
        accent_color: [
          expect.stringMatching(/^Too pale: this color on white has a contrast of 1\.4 to 1, and 4\.5 /),
        ],
      },
    ],
    [
      { background_color: '#777777' },
      { background_color: [expect.stringContaining('black text on the background')] },
    ],
    [{ accent_color: '#0050b3' }, {}],
    [{ accent_color: '#1d4ed8', background_color: '#eef2ff' }, {}],
  ])('%j is reported with the place where it is too pale', (colors, errors) => {
    expect(errorsOf({ ...unsavedSettings(), ...colors }, colors)).toEqual(errors)
  })
})
