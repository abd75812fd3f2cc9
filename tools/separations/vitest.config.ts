import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run separations`: separate from other tests, because it needs a program that is not part of the shop. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.check.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
