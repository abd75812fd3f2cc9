import { join } from 'node:path'
import { build } from 'esbuild'

const PACKAGE = join(import.meta.dirname, '../..')

/** Bundles a program of this folder, so that it starts quickly. Returns its path. */
export async function bundled(name: string): Promise<string> {
  const outfile = join(PACKAGE, 'build', `${name}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'bundle',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'pg', '@node-rs/argon2'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
  })
  return outfile
}
