import { defineConfig } from 'vitest/config'

/** What a mutant is run against: its family's own tests and the tests of the requirements, without those that are merely long. */
export default defineConfig({
  test: {
    name: 'mutation',
    root: import.meta.dirname,
    testTimeout: 60_000,
    // One worker for all files of a run: starting one for each takes longer than their tests.
    isolate: false,
    include: [`src/${process.env.FAMILY ?? 'price'}/**/*.test.ts`, 'src/testing/sentences-*.test.ts'],
    setupFiles: ['mutation-runs.ts'],
    exclude: ['**/hostile.test.ts', 'src/linter/command.test.ts'],
  },
})
