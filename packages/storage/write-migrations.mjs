// Writes the migrations that lead from the committed ones to the tables as declared now, for both databases:
// `npm run migrations -w @kisscut/storage -- <name>`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const name = process.argv[2] ?? 'change'
const scratch = mkdtempSync(join(here, '.migrations-'))

/** npm may install drizzle-kit above drizzle-orm, where it does not find it: put links to both side by side. */
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
      contents: `import { ${dialect}Tables } from './src/tables/index.ts'; module.exports = ${dialect}Tables`,
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

try {
  const kit = kitBesideOrm()
  for (const [dialect, kitDialect] of [
    ['postgres', 'postgresql'],
    ['sqlite', 'sqlite'],
  ]) {
    const schema = await schemaFile(dialect)
    const args = ['generate', '--dialect', kitDialect, '--schema', schema, '--name', name]
    const out = ['--out', join(here, 'migrations', dialect)]
    const { status } = spawnSync(process.execPath, [...kit, ...args, ...out], { cwd: here, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
