// `npm run sizes -w @kisscut/core`: what each entry adds to a page, minified and gzipped, and whether it stays in its bound.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bounds in bytes after gzip, with room for a rule or two more. */
const RULES = 22_000
const PLAIN = 8_000
const BOUNDS = {
  '.': 29_000,
  '. quoteProduct': 24_000,
  '. formatMoney': 3_000,
  '. tiersToShow': 1_000,
  '. messageOf': 3_200,
  price: 24_000,
  configuration: 24_000,
  schema: 50_000,
  category: PLAIN,
  color: PLAIN,
  errors: PLAIN,
  problem: PLAIN,
  production: PLAIN,
  'signed-quote': PLAIN,
  stock: PLAIN,
  tool: PLAIN,
  'variable-data': PLAIN,
  vectorize: PLAIN,
}

/** Exports that a page may import from the root without paying for more. */
const SHAKEN = ['quoteProduct', 'formatMoney', 'tiersToShow', 'messageOf']

/** Every entry a page may load with its size in bytes; `testing` is for tests. */
export async function entrySizes(source = join(import.meta.dirname, 'src')) {
  const concepts = readdirSync(source).filter(
    (name) => name !== 'testing' && existsSync(join(source, name, 'index.ts')),
  )
  const whole = ['.', ...concepts].map((name) => [name, `export * from './${name}/index.ts'`])
  const single = SHAKEN.map((name) => [`. ${name}`, `export { ${name} } from './index.ts'`])
  return Promise.all(
    [...whole, ...single].map(async ([name, code]) => ({ name, ...(await sizeOf(code, source)) })),
  )
}

async function sizeOf(code, source) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: source, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  })
  const [{ contents }] = outputFiles
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length }
}

/** The bound of an entry, bytes after gzip. */
export const boundOf = (name) => BOUNDS[name] ?? RULES

if (process.argv[1] === import.meta.filename) {
  const sizes = await entrySizes()
  for (const { name, minified, gzipped } of sizes) {
    const verdict = gzipped > boundOf(name) ? 'TOO LARGE' : 'ok'
    process.stdout.write(
      `${name.padEnd(15)} ${minified} B, ${gzipped} B gzipped of at most ${boundOf(name)}  ${verdict}\n`,
    )
  }
  process.exitCode = sizes.some(({ name, gzipped }) => gzipped > boundOf(name)) ? 1 : 0
}
