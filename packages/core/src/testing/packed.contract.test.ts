import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const core = join(import.meta.dirname, '../..')
const examples = join(core, 'examples')
const folder = mkdtempSync(join(tmpdir(), 'kisscut-core-'))
const at = (...names: readonly string[]) => join(folder, ...names)
const packed = (...names: readonly string[]) => at('node_modules/@kisscut/core', ...names)
/** Runs Node in the folder; plain text, even if this test's runner uses colors. */
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
const npm = (...args: string[]) =>
  execFileSync(
    'npm',
    [...args, '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )

/** TypeScript's output for a folder. */
const tscIn = (project: string): string =>
  spawnSync(process.execPath, [createRequire(import.meta.url).resolve('typescript/bin/tsc'), '-p', project], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout

/** Location of an installed package, so that nothing has to come from a registry. */
const installed = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

beforeAll(() => {
  execFileSync(process.execPath, [join(core, 'build.mjs'), at('dist')])
  const tarball = npm('pack', at('dist')).trim().split('\n').at(-1)
  rmSync(at('dist'), { recursive: true })
  writeFileSync(at('package.json'), '{ "name": "elsewhere", "private": true, "type": "module" }')
  npm('install', `./${tarball}`, installed('zod'))
  for (const name of ['die-cut-sticker.json', 'quote-service.mjs'])
    copyFileSync(packed('examples', name), at(name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ENTRY = `import { parseProduct, quoteProduct } from '@kisscut/core'
export const total = (product, quantity) =>
  quoteProduct(parseProduct(product), { materialId: null, width: '2', height: '2', quantity, options: [] }).total
`
const sticker = () => readFileSync(at('die-cut-sticker.json'), 'utf8')

describe('the packed library, installed in an empty folder', () => {
  it('prices from plain JavaScript in Node', () => {
    writeFileSync(at('total.mjs'), `${ENTRY}console.log(total(${sticker()}, '100'))`)
    expect(node('total.mjs')).toBe('52.00\n')
  })

  it('has an entry for every sub-path it names', () => {
    const { exports } = JSON.parse(readFileSync(packed('package.json'), 'utf8'))
    const entries = Object.keys(exports).filter((path) => !['./testing', './package.json'].includes(path))
    const lines = entries.map(
      (path) => `console.log(Object.keys(await import('@kisscut/core${path.slice(1)}')).length > 0)`,
    )
    writeFileSync(at('entries.mjs'), lines.join('\n'))
    expect(entries).toContain('./price')
    expect(node('entries.mjs')).toBe('true\n'.repeat(entries.length))
  })

  it('prices in a browser bundle, without Node', async () => {
    writeFileSync(at('page.mjs'), ENTRY)
    const bundle = await build({
      entryPoints: [at('page.mjs')],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'page',
      platform: 'browser',
      metafile: true,
    })
    const parts = Object.keys(bundle.metafile.inputs).join('\n')
    expect(parts).not.toMatch(/zod|fast-check|react|node:/)
    const code = bundle.outputFiles[0]?.text ?? ''
    expect(runInNewContext(`${code}; page.total(${sticker()}, '500')`)).toBe('135.00')
  })

  it('has types that compile in strict TypeScript without Node’s types', () => {
    writeFileSync(
      at('typed.ts'),
      `import { quoteProduct, type Quote } from '@kisscut/core'
import { packageSizeFor } from '@kisscut/core/packaging'
import { inches } from '@kisscut/core/units'
import type { Configuration, Package, Product } from '@kisscut/core/product'
export const total = (product: Product, configuration: Configuration): Quote['total'] => quoteProduct(product, configuration).total
export const size = (pack: Package): string | undefined => packageSizeFor(pack, { width: inches(2), height: inches(2) })?.id
// @ts-expect-error a width is text
export const wrong: Configuration = { materialId: null, width: 2, height: '2', quantity: '1', options: [] }
`,
    )
    const compilerOptions = {
      noEmit: true,
      strict: true,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      module: 'nodenext',
      types: [],
    }
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }))
    expect(tscIn(folder)).toBe('')
  })

  it('says whose it is, under which license, and where its source, questions and faults belong', () => {
    const manifest = JSON.parse(readFileSync(packed('package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      name: '@kisscut/core',
      license: 'MIT',
      description: expect.stringMatching(/\.$/),
      keywords: expect.arrayContaining(['stickers', 'quote']),
      homepage: expect.stringMatching(/^https:\/\/.+#readme$/),
      repository: {
        type: 'git',
        url: expect.stringMatching(/^git\+https:.+\.git$/),
        directory: 'packages/core',
      },
      bugs: expect.stringMatching(/^https:/),
    })
    expect(existsSync(packed('LICENSE'))).toBe(true)
  })

  it('has a README, a guide and examples without dead links', () => {
    const texts = readdirSync(packed(), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    )
    expect(texts.sort()).toEqual(['CHANGELOG.md', 'README.md', 'docs/guide.md', 'examples/README.md'])
    const links = texts.flatMap((name) =>
      [...readFileSync(packed(name), 'utf8').matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) =>
        join(dirname(name), to),
      ),
    )
    expect(links).toContain('docs/guide.md')
    expect(links.filter((to) => !existsSync(packed(to)))).toEqual([])
  })

  it('ships no tests, sources or unreachable files', async () => {
    const names = readdirSync(packed(), { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /\.test\.|\.bench\.|(?<!\.d)\.ts$|\.map$/.test(name))).toEqual([])
    const { exports, bin } = JSON.parse(readFileSync(packed('package.json'), 'utf8'))
    const entries = Object.values<{ types: string; default: string }>({
      ...exports,
      './package.json': undefined,
    })
    const { metafile } = await build({
      entryPoints: [...entries.flatMap((entry) => entry?.default ?? []), ...Object.values<string>(bin)].map(
        (path) => packed(path),
      ),
      bundle: true,
      write: false,
      outdir: at('nowhere'),
      platform: 'node',
      format: 'esm',
      packages: 'external',
      metafile: true,
    })
    const reached = Object.keys(metafile.inputs).map((path) => path.split('@kisscut/core/')[1])
    // A module with only types contains nothing to import.
    const isEmpty = (name: string) => readFileSync(packed(name), 'utf8').trim().endsWith('export {};')
    expect(names.filter((name) => name.endsWith('.js') && !reached.includes(name) && !isEmpty(name))).toEqual(
      [],
    )
    for (const entry of entries) if (entry) expect(existsSync(packed(entry.types))).toBe(true)
  })

  it('has the command that checks price tables', () => {
    writeFileSync(at('table.csv'), 'from,minimum,1,10\n4,4,1,1\n')
    expect(node(at('node_modules/.bin/kisscut-lint-prices'), 'table.csv')).toBe('Nothing found.\n')
  })
})

describe.each(['README.md', 'docs/guide.md'])('%s', (name) => {
  const guide = readFileSync(join(core, name), 'utf8')
  const snippets = [...guide.matchAll(/## (.+)\n[\s\S]*?```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)]

  it('shows the output of every snippet', () => {
    expect(snippets).toHaveLength(guide.split('```js').length - 1)
  })

  it('compiles in strict TypeScript, snippet by snippet', () => {
    const files = snippets.map(([, , code = ''], index) => {
      writeFileSync(at(`snippet-${index}.ts`), code)
      return `snippet-${index}.ts`
    })
    const compilerOptions = {
      ...{ noEmit: true, strict: true, skipLibCheck: false, target: 'es2022', lib: ['es2023', 'dom'] },
      ...{ module: 'nodenext', types: ['node'], typeRoots: [join(core, '../../node_modules/@types')] },
    }
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    expect(tscIn(folder)).toBe('')
  })

  it.each(snippets.map(([, title = '', code = '', output = '']) => ({ title, code, output })))(
    'prints the stated output: $title',
    ({ code, output }) => {
      writeFileSync(at('snippet.mjs'), code)
      expect(node('snippet.mjs')).toBe(output)
    },
  )
})

describe('the example service', () => {
  let service: ChildProcess
  let url = ''

  beforeAll(async () => {
    service = spawn(process.execPath, ['quote-service.mjs', '0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    url = await new Promise<string>((found, failed) => {
      service.stdout?.on('data', (line) => found(/http:\S+/.exec(String(line))?.[0] ?? ''))
      service.on('exit', () => failed(new Error('The service ended.')))
    })
  })
  afterAll(() => service.kill())

  const post = async (body: unknown) => {
    const response = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  it('returns a price with its quantity table', async () => {
    const { status, body } = await post({ width: '2', height: '2', quantity: '1000' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: '200.00', unitPrice: '0.2000', quantity: 1000, currency: 'USD' })
    expect(body).toHaveProperty('tiers.length', 6)
  })

  it('returns texts for the problems of a configuration', async () => {
    expect(await post({ quantity: '1.5' })).toEqual({
      status: 422,
      body: { errors: ['Quantity must be a whole number.'] },
    })
  })

  it('rejects invalid configurations and JSON, large bodies and unknown paths', async () => {
    expect((await post({ total: '0.01' })).status).toBe(400)
    expect((await post('{')).status).toBe(400)
    expect((await post('"'.padEnd(200_000, 'x'))).status).toBe(400)
    expect((await fetch(`${url}s`, { method: 'POST' })).status).toBe(404)
  })

  it('has at most sixty lines', () => {
    expect(
      readFileSync(join(examples, 'quote-service.mjs'), 'utf8').trimEnd().split('\n').length,
    ).toBeLessThan(61)
  })
})
