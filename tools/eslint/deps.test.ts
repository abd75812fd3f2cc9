import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { deps } from './deps.mjs'

const linter = new Linter()
const found = (code: string) =>
  linter
    .verify(code, {
      files: ['**/*.ts', '**/*.js'],
      languageOptions: { parser: tseslint.parser as never },
      plugins: { kisscut: { rules: { deps } } },
      rules: { 'kisscut/deps': 'error' },
    })
    .map(({ message }) => /`(.*?)`/.exec(message)?.[1] ?? message)

describe('the deps rule', () => {
  it.each([
    ["const show = (deps: Deps<'now' | 'storage.records'>) => deps.storage.records.get()", 'now'],
    ["const show = ({ now }: Deps<'now' | 'links'>) => now()", 'links'],
    ["const show = ({ now, links }: Deps<'now' | 'links'>) => now()", 'links'],
    [
      "const show = ({ storage: { carts } }: Deps<'storage.carts' | 'storage.jobs'>) => carts",
      'storage.jobs',
    ],
    ["const show = ({ storage }: Deps<'storage.carts' | 'storage.jobs'>) => storage.jobs", 'storage.carts'],
    [
      "const show = (deps: Deps<'storage.carts' | 'storage.jobs'>) => { const { jobs } = deps.storage; return jobs }",
      'storage.carts',
    ],
    ['const show = (deps: DepsOf<typeof first | typeof second>) => first(deps)', 'second'],
    ["const show = (deps: Deps<'now'> & DepsOf<typeof own.first>) => deps.now()", 'own.first'],
    ['const show = (deps: CartDeps) => deps.now()', 'CartDeps'],
    ['function show(deps: Dependencies) { return deps.now() }', 'Dependencies'],
    ["const show = (deps: Pick<CartDeps, 'now'>) => deps.now()", 'CartDeps'],
    ["const show = (deps: Deps<'storage'>) => deps.storage.carts", 'storage.records'],
  ])('reports a dependency that is not used, and a whole folder of them: %s', (code, name) =>
    expect(found(code)).toEqual([name]),
  )

  it.each([
    "const show = (deps: Deps<'now' | 'storage.records'>) => () => deps.storage.records.get(deps.now())",
    "const show = ({ storage: { carts }, now: clock }: Deps<'now' | 'storage.carts'>) => carts.of(clock())",
    "const show = (deps: Deps<'now' | 'links'>) => { const { now, links } = deps; return links(now()) }",
    "const show = ({ storage }: Deps<'storage.carts' | 'storage.records'>) => soldItemsWith(storage)",
    "const show = (deps: Deps<'catalog.recent'> & DepsOf<typeof first>) => first(deps, deps.catalog.recent())",
    "const show = ({ catalog }: Deps<'catalog'>) => catalog.recent()",
    'const show = (deps: DepsOf<typeof own.first>) => own.first(deps)',
    'const createCart = (deps: CartDeps) => ({ show: show(deps) })',
    "type MakerDeps = Deps<'now'>; const make = (deps: MakerDeps) => deps.now()",
  ])('accepts exactly those that are used: %s', (code) => expect(found(code)).toEqual([]))
})
