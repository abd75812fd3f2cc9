import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COVERAGE, coverage, PACKAGES, PARAGRAPHS } from './coverage.ts'

const rows = Object.values(PARAGRAPHS).flat()
const read = (file: string) => readFileSync(join(PACKAGES, file), 'utf8')

describe('the table of what answers each sentence', () => {
  it('is written as it is now', async () => {
    expect(readFileSync(COVERAGE, 'utf8'), 'npm run rulebook -w @kisscut/core').toBe(await coverage())
  })

  it('has as many sentences as the paragraphs have, and none empty', () => {
    expect(Object.values(PARAGRAPHS).map((paragraph) => paragraph.length)).toEqual([38, 26, 31, 31])
    expect(rows.filter(({ answers, tests }) => answers.length === 0 || tests.length === 0)).toEqual([])
  })

  it.each(rows.flatMap(({ answers }) => answers))('names what is there: %s', (place) => {
    const [file = '', name] = place.split('#')
    expect(read(file)).toMatch(new RegExp(`^export (?:const|function\\*?|async function) ${name}\\b`, 'm'))
  })

  it.each(rows.flatMap(({ tests }) => tests))('names a test that is there: %s', (place) => {
    const [file = '', title = ''] = place.split(' > ')
    expect(read(file)).toMatch(
      new RegExp(`\\bit\\(\\s*(['"\`])${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    )
  })
})
