// Bundles the server and the worker that decodes untrusted files, and precompresses the browser's files.
// Native modules and Remix stay in node_modules. Comments and names for people are removed from Vite's server
// build, because the source of a running program stays in memory.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// The workspace's esbuild: the one beside this file is Remix's own, too old for today's packages.
const { build, transform } = createRequire(new URL('../../package.json', import.meta.url))('esbuild')

/** Bundles only the English messages of zod's fifty languages; the shop shows its own. */
const englishOnly = {
  name: 'kisscut-english-only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    })),
}

const common = {
  absWorkingDir: import.meta.dirname,
  outdir: 'build/server',
  bundle: true,
  // Modules that a shop may never need (S3) are separate files, which are read on first use.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  minifyWhitespace: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [englishOnly],
  external: [
    'better-sqlite3',
    'pg',
    '@node-rs/argon2',
    'sharp',
    '@neplex/vectorizer',
    '@techstark/opencv-js',
    'heic-decode',
    'harfbuzzjs',
    '@remix-run/*',
    'react',
    'react-dom',
  ],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
}

const server = build({
  ...common,
  entryPoints: { main: 'server/main.ts', work: 'server/work.ts', operate: 'server/operate.ts' },
})
const worker = build({ ...common, entryPoints: { worker: '@kisscut/prepress/worker' } })

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.wasm'])
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]
const hard = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

async function pack(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = found.filter((item) => item.isFile() && TEXT.has(extname(item.name)))
  for (const { parentPath, name } of texts) {
    const file = join(parentPath, name)
    const content = await readFile(file)
    if (content.length < 1024) continue
    await writeFile(`${file}.br`, await brotli(content, hard))
    await writeFile(`${file}.gz`, await gz(content, { level: 9 }))
  }
}

const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Removes whitespace and comments, and escapes characters beyond ASCII: with a single one, a file takes two bytes of
 * memory for each character.
 */
async function squeeze(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    ...{ format: 'esm', target: common.target, charset: 'ascii' },
    ...{ minifyWhitespace: true, legalComments: 'none' },
  })
  // The rest are in regular expressions.
  await writeFile(file, code.replaceAll(/[^\0-\x7f]/g, escaped))
}

/** Vite's build of the pages: the entry file and the parts that it and others load. */
async function squeezePages(folder) {
  const parts = await readdir(join(folder, 'assets')).catch(() => [])
  const programs = parts.filter((name) => extname(name) === '.js').map((name) => join(folder, 'assets', name))
  for (const file of [join(folder, 'pages.js'), ...programs]) await squeeze(file)
}

const built = (name) => join(import.meta.dirname, 'build', name)
await Promise.all([server, worker, squeezePages(built('server')), pack(built('client'))])
