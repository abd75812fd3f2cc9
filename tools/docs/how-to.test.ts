import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(`${ROOT}docs/how-to/add-a-configuration-field.md`, 'utf8')
const [, diff = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(page) ?? []

describe('the diff of a new configuration field', () => {
  it('applies to the current tree', () => {
    const check = spawnSync('git', ['apply', '--check', '-C1', '-'], {
      cwd: ROOT,
      input: diff,
      encoding: 'utf8',
    })
    expect(check.stderr).toBe('')
    expect(check.status).toBe(0)
  })

  it('changes fewer than 60 lines', () => {
    const changed = diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line))
    expect(changed.length).toBeGreaterThan(20)
    expect(changed.length).toBeLessThan(60)
  })
})
