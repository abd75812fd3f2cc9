import { describe, expect, it } from 'vitest'
import { timesOf, timesTable } from './test-times.mjs'

const file = (name: string, startTime: number, endTime: number) => ({
  name: `/shop/${name}`,
  startTime,
  endTime,
})

describe('how long tests took', () => {
  it('is told of each project and of the slowest files, slowest first', () => {
    const times = [
      timesOf('core', { testResults: [file('core/a.test.ts', 1_000, 3_000)] }),
      timesOf('e2e', {
        testResults: [file('e2e/b.e2e.ts', 5_000, 65_000), file('e2e/c.e2e.ts', 6_000, 105_000)],
      }),
      timesOf('shop', { testResults: [file('shop/skipped.test.ts', 0, 0)] }),
    ]
    expect(timesTable(times, '/shop', new Set(['core']))).toEqual([
      'seconds  files, added up  files  project',
      '    100              159      2  e2e',
      '      2                2      1  core (of an earlier run)',
      '      0                0      0  shop',
      '',
      'seconds  slowest files',
      '     99  e2e/c.e2e.ts',
      '     60  e2e/b.e2e.ts',
      '      2  core/a.test.ts',
    ])
  })

  it('names fifteen files at most', () => {
    const testResults = Array.from({ length: 20 }, (_, at) => file(`${at}.test.ts`, 0, 1_000 * at))
    const lines = timesTable([timesOf('core', { testResults })], '/shop')
    expect(lines.slice(lines.indexOf('') + 2)).toHaveLength(15)
    expect(lines.at(-1)).toBe('      5  5.test.ts')
  })

  it('is nothing where no test ran', () => {
    expect(timesTable([timesOf('core', {})], '/shop')[1]).toBe('      0                0      0  core')
  })
})
