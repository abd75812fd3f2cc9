import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { shortClassNames, styleSheetsIn } from '../../class-names.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const paths = styleSheetsIn(root, ['apps/storefront/app', 'packages/editors/src'])
const nameOf = shortClassNames(root, paths)

const namesOf = (path: string) => {
  const css = readFileSync(join(root, path), 'utf8')
  const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  return [...names].map((name) => nameOf(name, join(root, path), css))
}

describe('class names in pages', () => {
  it('are unique and short, and contain no words (SEO-18)', () => {
    const names = paths.flatMap(namesOf)
    expect(names.length).toBeGreaterThan(500)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[b-df-hj-np-tv-z]{2}[\db-df-hj-np-tv-z]{1,2}$/i)
  })

  it('stay the same when other style sheets are added and removed', () => {
    const css = '.one {}'
    const path = paths[0]!
    const few = shortClassNames(root, paths.slice(0, 20))
    const before = paths.slice(0, 20).map((each) => few('one', join(root, each), css))
    const more = shortClassNames(root, [...paths.slice(0, 20), 'apps/storefront/app/new.module.css'])
    const after = paths.slice(0, 20).map((each) => more('one', join(root, each), css))
    expect(before.filter((name, at) => name !== after[at]).length).toBeLessThanOrEqual(1)
    expect(() => nameOf('other', join(root, path), css)).toThrow(path)
  })
})
