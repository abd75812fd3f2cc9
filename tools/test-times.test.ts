import { describe, expect, it } from 'vitest'
import { timesOf, timesTable } from './test-times.mjs'

const file = (name: string, startTime: number, endTime: number, ...cpu: number[]) => ({
  name: `/shop/${name}`,
  startTime,
  endTime,
  assertionResults: [...cpu.map((each) => ({ meta: { cpu: each } })), {}],
})

describe('the table of test durations', () => {
  it('lists each project and the slowest files, slowest first', () => {
    const times = [
      timesOf('core', { testResults: [file('core/a.test.ts', 1_000, 3_000, 600, 500)] }),
      timesOf('e2e', {
        testResults: [file('e2e/b.e2e.ts', 5_000, 65_000), file('e2e/c.e2e.ts', 6_000, 105_000)],
      }),
      timesOf('shop', { testResults: [file('shop/skipped.test.ts', 0, 0)] }),
    ]
    expect(timesTable(times, '/shop', new Set(['core']))).toEqual([
      'seconds  files, added up  CPU  files  project',
      '    100              159    0      2  e2e',
      '      2                2    1      1  core (of an earlier run)',
      '      0                0    0      0  shop',
      '',
      'seconds  CPU  slowest files',
      '     99    0  e2e/c.e2e.ts',
      '     60    0  e2e/b.e2e.ts',
      '      2    1  core/a.test.ts',
    ])
  })

  it('excludes the time of other projects', () => {
    const testResults = [
      file('a.test.ts', 0, 3_000),
      file('b.test.ts', 1_000, 2_000),
      file('c.test.ts', 7_000, 8_000),
    ]
    expect(timesOf('core', { testResults })).toMatchObject({ elapsed: 4_000, together: 5_000 })
  })

  it('lists fifteen files at most', () => {
    const testResults = Array.from({ length: 20 }, (_, at) => file(`${at}.test.ts`, 0, 1_000 * at))
    const lines = timesTable([timesOf('core', { testResults })], '/shop')
    expect(lines.slice(lines.indexOf('') + 2)).toHaveLength(15)
    expect(lines.at(-1)).toBe('      5    0  5.test.ts')
  })

  it('is empty where no test ran', () => {
    expect(timesTable([timesOf('core', {})], '/shop')[1]).toBe('      0                0    0      0  core')
  })
})
