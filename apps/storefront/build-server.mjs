// Bundles the server and the worker that decodes untrusted files, and packs what the browser gets, so that nothing is
// packed twice. Native parts and Remix stay in node_modules.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// The workspace's esbuild: the one beside this file is Remix's own, too old for today's packages.
const { build } = createRequire(new URL('../../package.json', import.meta.url))('esbuild')

/** The shop's messages are its own: of zod's, in fifty languages, the English ones alone are bundled. */
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
  // What a shop may never need (S3) stays in files of its own, unread at the start.
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

await Promise.all([server, worker, pack(join(import.meta.dirname, 'build/client'))])
