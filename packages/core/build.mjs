// `npm run build -w @kisscut/core`: the rules as a library anyone can install: ESM with types, one sub-path per concept.
// `node build.mjs <folder>` builds into another folder than dist/.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const here = import.meta.dirname
const dist = resolve(process.argv[2] ?? join(here, 'dist'))
const tsc = join(createRequire(import.meta.url).resolve('typescript-native/package.json'), '../bin/tsc')

rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', dist], {
  stdio: 'inherit',
})

// TypeScript rewrites `./x.ts` in the code it emits, but leaves it standing in declarations.
for (const file of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
}

const source = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const concepts = readdirSync(join(here, 'src')).filter((name) =>
  existsSync(join(here, 'src', name, 'index.ts')),
)
const entry = (path) => ({ types: `./src/${path}.d.ts`, default: `./src/${path}.js` })
const { zod, ...needed } = source.dependencies
const fastCheck = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8')).devDependencies[
  'fast-check'
]

/** Only `./schema` needs zod and only `./testing` needs fast-check; services that use neither needn't install them. */
const manifest = {
  name: source.name,
  version: source.version,
  description: source.description,
  license: source.license,
  keywords: source.keywords,
  homepage: source.homepage,
  repository: source.repository,
  bugs: source.bugs,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  bin: { 'kisscut-lint-prices': 'bin/lint-prices.js' },
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(concepts.map((name) => [`./${name}`, entry(`${name}/index`)])),
    './package.json': './package.json',
  },
  dependencies: needed,
  peerDependencies: { 'fast-check': `^${fastCheck}`, zod: `^${zod}` },
  peerDependenciesMeta: { 'fast-check': { optional: true }, zod: { optional: true } },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

for (const name of ['README.md', 'CHANGELOG.md', 'docs/guide.md', 'examples'])
  cpSync(join(here, name), join(dist, name), { recursive: true })
copyFileSync(join(here, '../../LICENSE'), join(dist, 'LICENSE'))
chmodSync(join(dist, 'bin/lint-prices.js'), 0o755)
