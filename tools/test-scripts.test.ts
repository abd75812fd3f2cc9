import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('..', import.meta.url)
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(new URL(`${parent}/`, ROOT)).map((name) => [name, `${parent}/${name}`] as const),
)

describe('the tests of every project', () => {
  it.each(folders)('%s write the report that `npm test` counts', (name, folder) => {
    const manifest = readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8')
    const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> }
    expect(scripts['test']).toBe(`node ../../tools/vitest.mjs ${name}`)
  })
})
