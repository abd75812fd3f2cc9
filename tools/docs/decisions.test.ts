import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decisions, decisionsPage, INDEX } from './decisions.ts'

describe('decisions', () => {
  it('are numbered from 1, each number used once, the same in file name and heading', () => {
    const all = decisions()
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
    for (const { number, heading, file } of all)
      expect(heading, file).toMatch(new RegExp(`^# ${number}\\. \\S`))
  })

  it('are all in the index', async () => {
    expect(readFileSync(INDEX, 'utf8'), 'stale: npm run docs').toBe(await decisionsPage())
  })
})
