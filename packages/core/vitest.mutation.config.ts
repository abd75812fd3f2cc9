import { defineConfig } from 'vitest/config'

/** What a mutant is run against: the rules' own tests, without those that build, pack or read the papers. */
export default defineConfig({
  test: {
    name: 'mutation',
    root: import.meta.dirname,
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.contract.test.ts', 'src/testing/sizes.test.ts', 'src/linter/command.test.ts'],
  },
})
