import { describe, expect, it } from 'vitest'
import { lintPrices } from '../../bin/lint-prices-command.ts'

const CSV = 'from,minimum,1,10\n4,4,.60,.38\n'
const run = (text: string, ...args: string[]) => lintPrices(args, () => text)

describe('the command kisscut-lint-prices', () => {
  it('prints findings and ends with 1, or nothing and 0', () => {
    expect(run(CSV, 'vinyl.csv')).toEqual({
      output: 'Row 1 (from 4 sq in): 7 to 9 pieces cost more than 10.\n',
      error: '',
      exitCode: 1,
    })
    expect(run('from,minimum,1\n4,4,.60\n', '-')).toEqual({
      output: 'Nothing found.\n',
      error: '',
      exitCode: 0,
    })
  })

  it('takes a cost, prices per piece, JSON in and JSON out', () => {
    expect(run(CSV, '--cost', '.5', 'vinyl.csv').output).toContain(
      'the rate at 10 is 0.38, below the cost of 0.5.',
    )
    const areas = 'from,minimum,1\n4,4,1\n100,4,.9\n'
    expect(run(areas, 'a.csv').exitCode).toBe(1)
    expect(run(areas, '--unit', 'a.csv').exitCode).toBe(0)
    const json = '{"quantities":[],"rows":[]}'
    expect(JSON.parse(run(json, 'table.json', '--json').output)).toEqual([{ kind: 'empty' }])
  })

  it('says why it can not, and ends with 2', () => {
    expect(run('nonsense', 'x.csv')).toEqual({
      output: '',
      error: 'x.csv: The first line must read: from,minimum,1 and then the quantity breaks.\n',
      exitCode: 2,
    })
    expect(run(CSV, 'x.csv', '--cost').error).toBe('x.csv: Not a cost: \n')
    for (const args of [[], ['a', 'b'], ['--help'], ['--cost', '1']]) {
      expect(run(CSV, ...args).exitCode).toBe(2)
      expect(run(CSV, ...args).error).toMatch(/^Usage: kisscut-lint-prices/)
    }
    const missing = lintPrices(['gone.csv'], () => {
      throw Object.assign(new Error('no such file'), { syscall: 'open' })
    })
    expect(missing).toEqual({ output: '', error: 'gone.csv: no such file\n', exitCode: 2 })
  })
})
