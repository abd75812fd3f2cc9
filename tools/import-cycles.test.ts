import { describe, expect, it } from 'vitest'
import { cyclesIn, importCycles, importsOf } from './import-cycles.mjs'

const ROOT = new URL('..', import.meta.url).pathname
const graph = (edges: Record<string, readonly string[]>) => new Map(Object.entries(edges))

describe('import cycles', () => {
  it('are found at any length, and separately', () => {
    const edges = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }
    expect(cyclesIn(graph(edges))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
    expect(cyclesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
    expect(cyclesIn(graph({ a: ['a'] }))).toEqual([['a']])
  })

  it('count imports of types, exports and dynamic imports', () => {
    const text = [
      "import type { A } from './import-cycles.mjs'",
      "export * from './boundaries.test.ts'",
      "const b = await import('./lock.test.ts')",
      "import { c } from 'somewhere'",
    ].join('\n')
    const names = importsOf(`${ROOT}tools/here.ts`, text).map((path) => path.split('/').at(-1))
    expect(names).toEqual(['import-cycles.mjs', 'boundaries.test.ts', 'lock.test.ts'])
  })

  it('do not exist in the repository', () => expect(importCycles(ROOT)).toEqual([]))
})
