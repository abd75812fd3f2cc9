import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// The workspace's esbuild: the one beside the app is Remix's own, too old for today's packages.
const { build } = createRequire(new URL('../../../package.json', import.meta.url))(
  'esbuild',
) as typeof import('esbuild')

/** Names of the packages that the server loads before it listens. */
async function loadedAtStart(): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: ['server/main.ts'],
    outdir: 'build/none',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
    external: [
      ...['better-sqlite3', 'pg', '@node-rs/argon2', 'sharp', 'harfbuzzjs', 'sanitize-html'],
      ...['@remix-run/*', 'react', 'react-dom'],
    ],
  })
  const { outputs } = metafile
  const [main] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'server/main.ts')!
  const reached = new Set([main])
  const packages = new Set<string>()
  for (const file of reached)
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) packages.add(path)
      else reached.add(path)
    }
  return [...packages].filter((name) => !name.startsWith('node:'))
}

it("the server starts without libraries for pictures and letters, and loads PostgreSQL's only if it is used", async () => {
  const packages = await loadedAtStart()
  expect(packages).toContain('better-sqlite3')
  expect(packages.filter((name) => /^(sharp|pg|harfbuzzjs|sanitize-html|@aws-sdk.*)$/.test(name))).toEqual([])
})
