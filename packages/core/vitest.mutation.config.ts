import { defineConfig } from 'vitest/config'

/** What a mutant is run against: the rules' own tests, without those that build, pack, measure or are merely long. */
export default defineConfig({
  test: {
    name: 'mutation',
    root: import.meta.dirname,
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    exclude: [
      '**/*.contract.test.ts',
      'src/testing/sizes.test.ts',
      '**/hostile.test.ts',
      'src/linter/command.test.ts',
    ],
  },
})
