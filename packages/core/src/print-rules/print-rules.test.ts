import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_RULES, disorderOf, PRINT_RULE_BOUNDS, resolutionGrade } from './index.ts'

describe('print rules', () => {
  it('are good from 300 dpi, low below 150 and coarse below 72, with a sixteenth of an inch on both sides of the cut, until the owner sets others (FILE-3, PROD-5, SETTINGS-12)', () => {
    expect(DEFAULT_PRINT_RULES).toEqual({ good: 300, low: 150, coarse: 72, bleed: 1 / 16, safeArea: 1 / 16 })
    expect([300, 299, 150, 149, 72, 71, null].map((dpi) => resolutionGrade(dpi))).toEqual([
      ...['good', 'fair', 'fair', 'low', 'low', 'coarse', 'good'],
    ])
  })

  it('grade by what the owner has set (SETTINGS-12)', () => {
    const rules = { good: 200, low: 120, coarse: 100 }
    expect([200, 199, 119, 99].map((dpi) => resolutionGrade(dpi, rules))).toEqual([
      ...['good', 'fair', 'low', 'coarse'],
    ])
    expect(resolutionGrade(0, { good: 0, low: 0, coarse: 0 })).toBe('good')
  })

  it('stay within what presses print (SETTINGS-12)', () => {
    expect(PRINT_RULE_BOUNDS).toEqual({
      resolution: { min: 0, max: 1200 },
      bleed: { min: 0.03, max: 0.25 },
      safeArea: { min: 0, max: 0.5 },
    })
    const { resolution, ...margins } = PRINT_RULE_BOUNDS
    const bounds = { good: resolution, low: resolution, coarse: resolution, ...margins }
    for (const [rule, value] of Object.entries(DEFAULT_PRINT_RULES)) {
      const { min, max } = bounds[rule as keyof typeof bounds]
      expect(value >= min && value <= max, rule).toBe(true)
    }
  })

  it.each([
    [{ good: 300, low: 150, coarse: 72 }, null],
    [{ good: 150, low: 150, coarse: 150 }, null],
    [
      { good: 149, low: 150, coarse: 72 },
      { higher: 'good', lower: 'low' },
    ],
    [
      { good: 300, low: 71, coarse: 72 },
      { higher: 'low', lower: 'coarse' },
    ],
    [
      { good: 1, low: 2, coarse: 3 },
      { higher: 'good', lower: 'low' },
    ],
  ])('of %o contradict each other in %o (SETTINGS-12)', (rules, disorder) => {
    expect(disorderOf(rules)).toEqual(disorder)
  })
})
