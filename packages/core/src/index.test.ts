import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as root from './index.ts'

/** These need zod and fast-check, which the root does without. */
const APART = ['schema', 'testing']
const families = readdirSync(import.meta.dirname).filter(
  (name) => !APART.includes(name) && existsSync(join(import.meta.dirname, name, 'index.ts')),
)

describe('the root of the package', () => {
  it('knows of families', () => expect(families.length).toBeGreaterThan(20))

  it.each(families)('has everything of %s, and nothing else under its names', async (family) => {
    const own: Record<string, unknown> = await import(join(import.meta.dirname, family, 'index.ts'))
    const all: Record<string, unknown> = root
    expect(Object.keys(own).filter((name) => all[name] !== own[name])).toEqual([])
  })

  it('has nothing besides', async () => {
    const own = await Promise.all(families.map((name) => import(join(import.meta.dirname, name, 'index.ts'))))
    expect(Object.keys(root).sort()).toEqual([...new Set(own.flatMap(Object.keys))].sort())
  })
})
