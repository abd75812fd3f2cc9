// `node tools/vitest.mjs PROJECT [vitest options]`: the tests of one project. The report goes to `test-results/` in the current
// folder, where nx caches it and `npm test` counts it. With TEST_SCOPE=quick, contract tests (databases, packing) are left out.
import { join } from 'node:path'
import { binary, main, run } from './lib.mjs'

await main(async () => {
  const [project, ...options] = process.argv.slice(2)
  const report = join(process.cwd(), 'test-results', `${project}.json`)
  const quick = process.env.TEST_SCOPE === 'quick' ? ['--exclude', '**/*.contract.test.ts'] : []
  const which =
    project === 'plates'
      ? ['--config', 'tools/separations/vitest.config.ts']
      : ['--project', project, ...quick]
  process.exitCode = await run(
    process.execPath,
    [
      binary('vitest'),
      'run',
      ...which,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    { env: { NODE_ENV: 'test' } },
  )
})
