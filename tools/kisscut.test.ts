import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib.mjs'

const { bin } = JSON.parse(readFileSync(join(ROOT, 'tools/package.json'), 'utf8')) as {
  bin: { kisscut: string }
}
const kisscut = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'tools', bin.kisscut), ...args], { encoding: 'utf8' })

describe('the command line', () => {
  it('runs the operations of a shop and prepress, and lists both (OPS-1, OPS-5)', () => {
    const { stdout, status } = kisscut('--help')
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('kisscut prepress check') as string,
    })
    expect(stdout).toContain('kisscut backup FOLDER')
    const { stderr } = kisscut('prepress', 'unknown')
    expect(stderr).toContain('Usage: kisscut prepress')
  })

  it.each(['backup', 'restore', 'move'])('shows its usage for %s', (operation) => {
    const { stderr, status } = kisscut(operation, '--no-such-option')
    expect({ stderr, status }).toEqual({
      stderr: expect.stringContaining(`Usage: npm run ${operation} --`) as string,
      status: 1,
    })
  })
})
