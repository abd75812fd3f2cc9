// Bundles the demo shop's loader, so that `npm start` runs it with plain Node.
import { build } from 'esbuild'

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { 'demo-shop': 'demo-shop/index.ts' },
  outdir: 'build',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: ['better-sqlite3', 'pg', '@node-rs/argon2', 'sharp'],
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
})
