// Writes the migrations from the committed ones to the declared tables, for both databases: `npm run migrations -w
// @kisscut/storage -- <name>`. With `--check` it writes nothing and fails if anything would be written; with `--custom` after the
// name it writes empty ones, for statements that change rows.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const isCheck = process.argv.includes('--check')
const isCustom = process.argv.includes('--custom')
const name = process.argv[2]?.replace(/^--.*/, '') || 'change'
const cache = join(here, 'node_modules', '.cache')
mkdirSync(cache, { recursive: true })
const scratch = mkdtempSync(join(cache, 'migrations-'))

/** npm may install drizzle-kit above drizzle-orm, where it doesn't find it: links both side by side. */
function kitBesideOrm() {
  const { resolve } = createRequire(import.meta.url)
  const modules = join(scratch, 'node_modules')
  mkdirSync(modules)
  symlinkSync(dirname(resolve('drizzle-orm')), join(modules, 'drizzle-orm'))
  symlinkSync(dirname(resolve('drizzle-kit')), join(modules, 'drizzle-kit'))
  return ['--preserve-symlinks', '--preserve-symlinks-main', join(modules, 'drizzle-kit', 'bin.cjs')]
}

/** The tables of one database as one file that drizzle-kit can read. */
async function schemaFile(dialect) {
  const outfile = join(scratch, `${dialect}.cjs`)
  await build({
    stdin: {
      contents: `import { ${dialect}Tables } from './src/tables/index.ts'; module.exports = ${dialect}Tables()`,
      resolveDir: here,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['drizzle-orm'],
    logLevel: 'error',
  })
  return outfile
}

/** Target folder of the SQL: the committed one, or a copy of it for a check. */
function target() {
  const committed = join(here, 'migrations')
  if (!isCheck) return committed
  const copy = join(scratch, 'migrations')
  cpSync(committed, copy, { recursive: true })
  return copy
}

/** Lets drizzle-kit write missing migrations for one database; returns their number. It prints errors but exits with 0. */
function generate(kit, dialect, kitDialect, schema, migrations) {
  const folder = join(migrations, dialect)
  const before = existsSync(folder) ? readdirSync(folder).length : 0
  const args = [
    'generate',
    '--dialect',
    kitDialect,
    '--schema',
    schema,
    '--name',
    name,
    ...(isCustom ? ['--custom'] : []),
  ]
  // A relative path: drizzle-kit rejects absolute ones once there are migrations.
  const out = ['--out', relative(here, folder)]
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }
  const made = spawnSync(process.execPath, [...kit, ...args, ...out], { cwd: here, env, encoding: 'utf8' })
  if (made.status !== 0 || made.stderr !== '') throw new Error(made.stderr || made.stdout)
  keepLastSnapshot(join(folder, 'meta'))
  return readdirSync(folder).length - before
}

/** Removes older snapshots: the next migration needs only the last one. */
function keepLastSnapshot(meta) {
  const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
  for (const former of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, former))
}

try {
  const migrations = target()
  const kit = kitBesideOrm()
  for (const [dialect, kitDialect] of [
    ['postgres', 'postgresql'],
    ['sqlite', 'sqlite'],
  ]) {
    const written = generate(kit, dialect, kitDialect, await schemaFile(dialect), migrations)
    if (isCheck && written > 0)
      throw new Error(`The migrations of ${dialect} do not lead to the tables as declared.`)
    process.stdout.write(`${dialect}: ${written} written\n`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
