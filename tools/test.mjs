// `npm test`: everything, on this machine, from a fresh clone. The last line is `N passed, N failed`. Tests run through nx:
// unchanged projects are not tested again, the others in one run of vitest (`tests-together.mjs`).
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { ensureGhostscript } from './ghostscript.mjs'
import { beginInstall, formatting, lint, main, nx, ROOT, types } from './lib.mjs'
import { timesOf, timesTable } from './test-times.mjs'

const score = { passed: 0, failed: 0 }

/** Failures, repeated at the end, where they are visible however long the output is. */
const failures = []

/** Journeys that passed only on the second run. */
const retried = []

/** Test durations by project. */
const times = []
const started = Date.now()

/** A step that passes or fails as a whole: types, lint, formatting, a build. */
async function step(title, work) {
  console.log(`\n── ${title}`)
  const passed = (await work()) === 0
  score[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(title)
  return passed
}

/** Runs a target in all projects that have it and counts their reports; one that failed without a report counts as one failure. */
async function tests(title, target, env) {
  console.log(`\n── ${title}`)
  const folders = projectsWith(target)
  for (const folder of folders) rmSync(join(folder, 'test-results'), { recursive: true, force: true })
  const code = await nx(['run-many', '-t', target, '--parallel=2', '--output-style=static'], env)
  const counted = folders.map(readReport)
  const failed = counted.reduce((sum, each) => sum + each.failed, 0)
  score.passed += counted.reduce((sum, each) => sum + each.passed, 0)
  score.failed += code !== 0 && failed === 0 ? 1 : failed
  if (code !== 0 && failed === 0) failures.push(`${title}: broke off after its reports`)
}

/** The folders of the projects with this script. */
function projectsWith(target) {
  const below = (folder) => readdirSync(join(ROOT, folder)).map((name) => join(ROOT, folder, name))
  return [...below('packages'), ...below('apps'), join(ROOT, 'tools')].filter((folder) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return target in scripts
  })
}

function readReport(folder) {
  try {
    const [file] = readdirSync(join(folder, 'test-results'))
    const report = JSON.parse(readFileSync(join(folder, 'test-results', file), 'utf8'))
    const { numPassedTests, numFailedTests } = report
    failures.push(...report.testResults.flatMap(failuresOf))
    times.push(timesOf(parse(file).name, report))
    retried.push(...report.testResults.flatMap((file) => described(file, isRetried)))
    if (numPassedTests + numFailedTests > 0) return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    // A missing or incomplete report: the run was aborted.
  }
  failures.push(`${relative(ROOT, folder)}: no report`)
  return { passed: 0, failed: 1 }
}

/** The failed tests of one file, each with the start of its message. */
function failuresOf({ name, message, assertionResults }) {
  const failed = described({ name, assertionResults }, ({ status }) => status === 'failed')
  return failed.length === 0 && message ? [`${relative(ROOT, name)}\n${excerpt(message)}`] : failed
}

const isRetried = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0

/** Matching tests of a file, each with the start of its messages. */
const described = ({ name, assertionResults }, which) =>
  assertionResults
    .filter(which)
    .map(({ fullName, failureMessages }) =>
      [`${relative(ROOT, name)} › ${fullName}`, ...failureMessages.map(excerpt)].join('\n'),
    )

const excerpt = (text) =>
  text
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')

await main(async () => {
  const { compiled } = await beginInstall()
  // The failure is reported where it is awaited.
  compiled.catch(() => undefined)
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    HEADLESS_SHELL_PATH: (await ensureHeadlessShell()) ?? '',
    REQUIRE_PG: '1',
    NODE_ENV: 'test',
  }
  const hasGhostscript = await ensureGhostscript()
  const { startPostgres } = await import('./postgres.mjs')

  // In sequence these would leave a core idle.
  const [built] = await Promise.all([
    compiled.then(() => step('build', () => nx(['run-many', '-t', 'build']))),
    step('types', types),
    step('lint and boundaries', lint),
    step('formatting', formatting),
  ])

  const postgres = await startPostgres()
  try {
    const withPostgres = { ...env, TEST_PG_URL: postgres.url }
    await tests('rules, records and databases', 'test', withPostgres)
    await Promise.all([
      // Runs while the shop of the journeys starts, on one core.
      hasGhostscript && tests('plates', 'plates', env),
      built && tests('journeys in the browser', 'e2e', withPostgres),
    ])
  } finally {
    await postgres.stop()
  }
  // Results from nx's cache began before this run.
  const isEarlier = ({ files }) => files.some(({ startTime }) => startTime < started)
  const cached = new Set(times.filter(isEarlier).map(({ project }) => project))
  console.log(`\n── how long it took\n${timesTable(times, ROOT, cached).join('\n')}`)
  if (retried.length > 0) console.log(`\n── passed the second time only\n${retried.join('\n')}`)
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`)
  console.log(`\n${score.passed} passed, ${score.failed} failed`)
  process.exitCode = score.failed === 0 ? 0 : 1
})
