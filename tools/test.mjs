// `npm test`: everything, on this machine, from a fresh clone. The last line is `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureGhostscript } from './ghostscript.mjs'
import { binary, ensureInstalled, main, nx, run } from './lib.mjs'

const score = { passed: 0, failed: 0 }
const scratch = mkdtempSync(join(tmpdir(), 'kisscut-test-'))

/** A step that is right or wrong as a whole: types, lint, formatting, a build. */
async function step(title, work) {
  console.log(`\n── ${title}`)
  const passed = (await work()) === 0
  score[passed ? 'passed' : 'failed'] += 1
  return passed
}

/** A run of vitest, counted test by test; a run that fails without a failing test counts as one failure. */
async function tests(title, args, env) {
  console.log(`\n── ${title}`)
  const report = join(scratch, `${title.replaceAll(/\W+/g, '-')}.json`)
  const vitest = [
    binary('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run(process.execPath, [...vitest, ...args], { env })
  const counted = readReport(report)
  score.passed += counted.passed
  score.failed += counted.failed
  if (counted.passed + counted.failed === 0 || (code !== 0 && counted.failed === 0)) score.failed += 1
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

await main(async () => {
  await ensureInstalled()
  const env = { CHROMIUM_PATH: await ensureChromium(), REQUIRE_PG: '1', NODE_ENV: 'test' }
  const hasGhostscript = await ensureGhostscript()
  const { startPostgres } = await import('./postgres.mjs')

  await step('formatting', () =>
    run(process.execPath, [binary('prettier'), '--check', '--log-level', 'warn', '.']),
  )
  await step('types, lint and boundaries', () => nx('run-many', '-t', 'typecheck', 'lint'))
  const built = await step('build', () => nx('run-many', '-t', 'build'))

  const postgres = await startPostgres()
  try {
    const withPostgres = { ...env, TEST_PG_URL: postgres.url }
    await tests('rules, records and databases', ['--project', '!e2e'], withPostgres)
    if (hasGhostscript) await tests('plates', ['--config', 'tools/separations/vitest.config.ts'])
    if (built) await tests('journeys in the browser', ['--project', 'e2e'], withPostgres)
  } finally {
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  console.log(`\n${score.passed} passed, ${score.failed} failed`)
  process.exitCode = score.failed === 0 ? 0 : 1
})
