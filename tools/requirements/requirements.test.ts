import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { citations } from './citations.ts'
import { areasOf, REQUIREMENTS, requirements, requirementsIn } from './requirements.ts'

const all = requirements()
const cited = citations(areasOf(all))
const citedByTests = new Set(cited.filter(({ isTest }) => isTest).map(({ id }) => id))

describe('requirements', () => {
  it('have unique ids, numbered from 1 within their area', () => {
    const numbers = areasOf(all).map((area) =>
      all.filter(({ id }) => id.startsWith(`${area}-`)).map(({ id }) => Number(id.slice(area.length + 1))),
    )
    expect(numbers).toEqual(numbers.map((each) => each.map((_, index) => index + 1)))
    expect(all.length).toBeGreaterThan(200)
  })

  it('are in the file of their area in the index', () => {
    const index = readFileSync(join(REQUIREMENTS, 'README.md'), 'utf8')
    const rows = [...index.matchAll(/\((\w[\w-]*\.md)\)\s+\| ([A-Z]+)/g)].map(
      ([, file, area]) => `${area} ${file}`,
    )
    const expected = new Set(all.map(({ id, file }) => `${id.replace(/-\d+$/, '')} ${file}`))
    expect(new Set(rows)).toEqual(expected)
  })

  it('are parsed with their marks, over several lines', () => {
    const markdown = '- **X-1** _(planned)_ One\n  two.\n- **X-2** Three. _(decided)_ Four.\n\nText.\n'
    expect(requirementsIn('x.md', markdown)).toEqual([
      { id: 'X-1', file: 'x.md', text: 'One two.', isPlanned: true, isDecided: false },
      { id: 'X-2', file: 'x.md', text: 'Three. _(decided)_ Four.', isPlanned: false, isDecided: true },
    ])
  })

  it('exist wherever they are cited', () => {
    const ids = new Set(all.map(({ id }) => id))
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  it('are cited by at least one test, unless they are planned', () => {
    const bare = all.filter(({ id, isPlanned }) => !isPlanned && !citedByTests.has(id))
    expect(bare.map(({ id, text }) => `${id} ${text}`)).toEqual([])
  })
})
