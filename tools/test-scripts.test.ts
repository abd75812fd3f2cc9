import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('..', import.meta.url)
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(new URL(`${parent}/`, ROOT)).map((name) => [name, `${parent}/${name}`] as const),
)

describe('the tests of every project', () => {
  it.each(folders)('write the report that `npm test` counts: %s', (name, folder) => {
    const manifest = readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8')
    const { scripts } = JSON.parse(manifest) as { readonly scripts: Readonly<Record<string, string>> }
    expect(scripts['test']).toBe(`node ../../tools/vitest.mjs ${name}`)
  })

  it.each([...folders, ['tools', 'tools'] as const])('run together with those of others: %s', (_, folder) => {
    const manifest = readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8')
    const { nx } = JSON.parse(manifest) as { readonly nx: { readonly targets: Record<string, object> } }
    expect(nx.targets['test']).toMatchObject({ executor: './tools:vitest' })
  })
})

describe('the types of every project', () => {
  it.each([...folders, ['tools', 'tools'] as const])(
    'are checked after those of its dependencies, each once: %s',
    (_, folder) => {
      const read = (file: string) =>
        JSON.parse(readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8')) as Readonly<
          Record<'references' | 'dependencies' | 'devDependencies', unknown>
        >
      const { dependencies, devDependencies } = read('package.json')
      const ours = Object.keys({ ...(dependencies ?? {}), ...(devDependencies ?? {}) })
        .filter((name) => name.startsWith('@kisscut/'))
        .map((name) => name.replace('@kisscut/', ''))
      const { references = [] } = read('tsconfig.json')
      const referenced = (references as { readonly path: string }[]).map(({ path }) => path.split('/').at(-1))
      expect(referenced.sort()).toEqual(ours.sort())
    },
  )
})
