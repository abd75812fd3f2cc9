import { defineConfig } from 'vitest/config'

/** Tests to run against a mutant: its family's own and those of the requirements, except slow ones. */
export default defineConfig({
  test: {
    name: 'mutation',
    root: import.meta.dirname,
    testTimeout: 60_000,
    // One worker for all files of a run: starting one per file takes longer than their tests.
    isolate: false,
    include: [`src/${process.env.FAMILY ?? 'price'}/**/*.test.ts`, 'src/testing/sentences-*.test.ts'],
    setupFiles: ['mutation-runs.ts'],
    exclude: ['**/hostile.test.ts', 'src/linter/command.test.ts'],
  },
})
