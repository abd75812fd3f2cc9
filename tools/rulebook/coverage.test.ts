import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirements } from '../requirements/requirements.ts'
import { COVERAGE_ROWS } from './coverage-rows/index.ts'
import { COVERAGE, coverage, PACKAGES } from './coverage.ts'

const read = (file: string) => readFileSync(join(PACKAGES, file), 'utf8')
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('the coverage table', () => {
  it('is up to date', async () => {
    expect(readFileSync(COVERAGE, 'utf8'), 'npm run rulebook -w @kisscut/core').toBe(await coverage())
  })

  it('has one complete row for each of its requirements', () => {
    const ids = COVERAGE_ROWS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(100)
    expect(COVERAGE_ROWS.filter(({ code, tests }) => code.length === 0 || tests.length === 0)).toEqual([])
  })

  it('has every requirement of the rules’ own areas', () => {
    const areas = /^(?:QTY|STOCK|TIER|VAR|OPT|MAT)-/
    const ids = new Set(COVERAGE_ROWS.map(({ id }) => id))
    const missing = requirements().filter(({ id, isPlanned }) => areas.test(id) && !isPlanned && !ids.has(id))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it.each(COVERAGE_ROWS.flatMap(({ code }) => code))('names existing code: %s', (place) => {
    const [file = '', name] = place.split('#')
    expect(read(file)).toMatch(new RegExp(`^export (?:const|function\\*?|async function) ${name}\\b`, 'm'))
  })

  it.each(COVERAGE_ROWS.flatMap(({ id, tests }) => tests.map((place) => [id, place] as const)))(
    'names a test of %s that exists and cites it: %s',
    (id, place) => {
      const [file = '', title = ''] = place.split(' > ')
      expect(read(file)).toMatch(new RegExp(`\\bit\\(\\s*(['"\`])${literally(title)}[^\\n]*\\b${id}\\b`))
    },
  )
})
