import { build } from 'esbuild'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Bundles a worker as a built shop does, with its packages in reach, and answers the bundle's path. */
export async function bundledWorker(folder: string, entry: string): Promise<string> {
  const outfile = join(folder, 'worker.mjs')
  await symlink(
    fileURLToPath(new URL('../../../../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  )
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['sharp'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  return outfile
}
