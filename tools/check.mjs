// `npm run check`: formatting, types, lint, boundaries, unit and property tests; no browser, no database server. On a branch it
// runs the tests of changed projects, elsewhere all; nx caches unchanged ones.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, formatting, lint, main, nx, ROOT, types } from './lib.mjs'

/** `--base=…` for nx affected on a branch; empty on main. */
function baseOfBranch() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const base = process.env.NX_BASE || git('merge-base', 'main', 'HEAD').stdout.trim()
  const head = git('rev-parse', 'HEAD').stdout.trim()
  return base && base !== head ? base : null
}

await main(async () => {
  await ensureInstalled()
  const base = baseOfBranch()
  const which = base ? ['affected', `--base=${base}`] : ['run-many']
  const quick = { TEST_SCOPE: 'quick', NODE_ENV: 'test' }
  const steps = [
    formatting,
    types,
    lint,
    () => nx([...which, '-t', 'test', '--parallel=1', '--output-style=stream-without-prefixes'], quick),
  ]
  for (const step of steps) if ((await step()) !== 0) throw new Error('Check failed.')
})
