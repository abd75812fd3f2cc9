import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'docs/how-to/add-a-rule.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'kisscut-rule-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TYPES = 'packages/core/src/product/types.ts'
/** Code outside of core that reads modes, bases or kinds of lines. */
const READERS = [
  'apps/storefront/app/parts/configurator/options/charge.ts',
  'packages/records/src/option/template-option.ts',
  'packages/shop/src/catalog/option-set-from-record.ts',
  'packages/shop/src/quote/price-quote.ts',
]

/** The files in the numbered steps of a section of the guide. */
const stepsOf = (title: string): readonly string[] => {
  const [section = ''] = (guide.split(`## ${title}\n`)[1] ?? '').split('\n## ')
  return [...section.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => file)
}

/** The files in which TypeScript finds a mistake, once the declarations of a copy have been changed. */
function foundWith(name: string, change: (types: string) => string): readonly string[] {
  const copy = join(folder, name)
  cpSync(join(root, 'packages/core/src'), join(copy, 'core'), {
    recursive: true,
    filter: (path) => !/\.(test|contract\.test)\.tsx?$/.test(path),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const types = readFileSync(join(root, TYPES), 'utf8')
  const changed = change(types)
  expect(changed).not.toBe(types)
  writeFileSync(join(copy, 'core/product/types.ts'), changed)
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ noEmit: true, emitDeclarationOnly: false, composite: false, incremental: false, rootDir: '/' },
      ...{
        lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      paths: { '@kisscut/core/*': [join(copy, 'core/*/index.ts')] },
    },
    include: [join(copy, 'core/**/*.ts'), ...READERS.map((file) => join(root, file))],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', copy, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = stdout.split('\n').flatMap((line) => /^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
  const shown = files.map((file) =>
    file.includes(`${name}/core/`) ? `packages/core/src/${file.split(`${name}/core/`)[1]}` : file,
  )
  return [...new Set(shown)].sort()
}

const CASES = [
  {
    title: 'A charge mode',
    before: "'per_unit'] as const",
    after: "'per_unit', 'per_area'] as const",
    silent: [],
  },
  {
    title: 'A price basis',
    before: "'unit'] as const",
    after: "'unit', 'perimeter'] as const",
    silent: [TYPES],
  },
  {
    title: 'A kind of line',
    before: "'cap'] as const",
    after: "'cap', 'setup'] as const",
    // Where the line itself is written.
    silent: [TYPES, 'packages/core/src/price/lines.ts'],
  },
]

describe('the guide to a new rule', () => {
  it('starts from code in which TypeScript finds nothing', { timeout: 120_000 }, () => {
    expect(foundWith('none', (types) => `${types}\n`)).toEqual([])
  })

  it.each(CASES)(
    'names five files at most, and every place that TypeScript finds: $title',
    { timeout: 120_000 },
    ({ title, before, after, silent }) => {
      const steps = stepsOf(title)
      expect(steps.length).toBeLessThanOrEqual(5)
      const code = steps.filter((file) => file.endsWith('.ts') && !silent.includes(file))
      expect(foundWith(title.replaceAll(' ', '-'), (types) => types.replace(before, after))).toEqual(
        [...code].sort(),
      )
    },
  )
})
