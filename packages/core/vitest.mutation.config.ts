import { defineConfig } from 'vitest/config'

/** What a mutant is run against: its family's own tests and the sentences of the papers, without those that are merely long. */
export default defineConfig({
  test: {
    name: 'mutation',
    root: import.meta.dirname,
    testTimeout: 60_000,
    include: [`src/${process.env.FAMILY ?? 'price'}/**/*.test.ts`, 'src/testing/sentences-*.test.ts'],
    exclude: ['**/hostile.test.ts', 'src/linter/command.test.ts'],
  },
})
