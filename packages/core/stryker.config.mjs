// `npm run mutation -w @kisscut/core`, or one family: `npm run mutation -w @kisscut/core -- --mutate 'src/packaging/*.ts'`.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/arbitraries.ts',
    '!src/**/messages.ts',
    '!src/**/index.ts',
    '!src/testing/**',
    '!src/schema/**',
  ],
  coverageAnalysis: 'perTest',
  // A constant read when its file is loaded can't be swapped between tests; the rulebook's test holds the figures.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  concurrency: 1,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'reports', 'docs', 'examples'],
  thresholds: { high: 95, low: 90, break: 90 },
}
