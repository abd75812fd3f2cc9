// `npm run check`: types, lint, boundaries, formatting, unit and property tests; no browser, no database server.
import { binary, ensureInstalled, main, nx, run } from './lib.mjs'

const node = (...args) => run(process.execPath, args)

await main(async () => {
  await ensureInstalled()
  const steps = [
    () => node(binary('prettier'), '--check', '--log-level', 'warn', '.'),
    () => nx('run-many', '-t', 'typecheck', 'lint'),
    () => node(binary('vitest'), 'run', '--project', '!e2e', '--exclude', '**/*.contract.test.ts'),
  ]
  for (const step of steps) if ((await step()) !== 0) throw new Error('Check failed.')
})
