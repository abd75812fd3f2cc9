// Runs tests of several projects in one vitest process: shared modules are transformed and loaded once.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, ROOT, run } from './lib.mjs'
import { quickTempFolder } from './memory-disk.mjs'

/** The folder of a project, relative to the repository. */
export const folderOf = (name) =>
  name === 'tools' ? name : `${['admin', 'storefront'].includes(name) ? 'apps' : 'packages'}/${name}`

/**
 * The part of a report about one project, as from a run of that project alone. A file whose process died has tests that were
 * never run, or none at all; a project without files has a wrong pattern. Neither has passed.
 * @param {{ testResults: readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[] }} report
 * @param {string} folder
 */
export function reportOf(report, folder) {
  const testResults = report.testResults.filter(({ name }) => name.startsWith(`${folder}/`))
  const count = (status) =>
    testResults.flatMap((file) => file.assertionResults).filter((each) => each.status === status).length
  const isBroken = ({ status, assertionResults }) =>
    assertionResults.length === 0 ||
    assertionResults.some((each) => each.status === 'pending') ||
    (status === 'failed' && assertionResults.every((each) => each.status !== 'failed'))
  const numFailedTests = count('failed') + testResults.filter(isBroken).length
  const success = numFailedTests === 0 && testResults.length > 0
  return { numPassedTests: count('passed'), numFailedTests, success, testResults }
}

/**
 * Tests projects and writes a report for each into its `test-results/`; returns the names of those that passed. An error outside
 * tests, such as an unhandled rejection, belongs to no project and fails all.
 * @param {readonly string[]} names
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function testTogether(names) {
  const folder = mkdtempSync(join(tmpdir(), 'kisscut-tests-'))
  try {
    const [file, errors] = ['report.json', 'errors'].map((name) => join(folder, name))
    const quick = process.env.TEST_SCOPE === 'quick' ? ['--exclude', '**/*.contract.test.ts'] : []
    const code = await run(
      process.execPath,
      [
        ...[binary('vitest'), 'run', '--project', '!e2e'],
        ...['--reporter=default', `--reporter=${join(ROOT, 'tools/errors-reporter.mjs')}`],
        ...['--reporter=json', `--outputFile.json=${file}`, ...quick],
      ],
      {
        env: {
          NODE_ENV: 'test',
          TEST_TOGETHER: names.join(','),
          TEST_ERRORS: errors,
          TMPDIR: quickTempFolder({ programs: true }),
        },
      },
    )
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const parts = names.map((name) => [name, reportOf(report, join(ROOT, folderOf(name)))])
    for (const [name, part] of parts) {
      const results = join(ROOT, folderOf(name), 'test-results')
      rmSync(results, { recursive: true, force: true })
      mkdirSync(results)
      writeFileSync(join(results, `${name}.json`), JSON.stringify(part))
    }
    const hasErrors = readFileSync(errors, 'utf8') !== '0'
    if (hasErrors) console.error('Errors outside of tests: no project has passed.')
    const isUnexplained = hasErrors || (code !== 0 && parts.every(([, part]) => part.success))
    return new Set(parts.filter(([, part]) => part.success && !isUnexplained).map(([name]) => name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
