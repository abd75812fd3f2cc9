// One family of rules against its own tests; `mutation.mjs` runs them all.
const family = process.env.FAMILY ?? 'price'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    `src/${family}/**/*.ts`,
    '!src/**/*.test.ts',
    '!src/**/arbitraries.ts',
    '!src/**/example.ts',
    '!src/**/messages.ts',
    '!src/**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  // A constant read when its file is loaded can't be swapped between tests; the rulebook's test holds the figures.
  ignoreStatic: true,
  concurrency: 1,
  // Long, so that a busy machine is not taken for a rule that never ends.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation/${family}.json` },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'reports', 'docs', 'examples'],
  thresholds: { high: 95, low: 90, break: 90 },
}
