import { build } from 'esbuild'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Bundles a worker, or another program, as a built shop does, with its packages resolvable, and returns the bundle's path. */
export async function bundledWorker(folder: string, entry: string): Promise<string> {
  await symlink(
    fileURLToPath(new URL('../../../../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  )
  await build({
    entryPoints: [entry],
    outdir: folder,
    entryNames: 'worker',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['sharp', 'harfbuzzjs', '@neplex/vectorizer', 'better-sqlite3', 'pg', '@node-rs/argon2'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
  })
  return join(folder, 'worker.mjs')
}
