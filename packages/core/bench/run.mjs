// `npm run bench -w @kisscut/core`: bundles the bench as a service would be bundled, and runs it in a process of its own.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = mkdtempSync(join(tmpdir(), 'kisscut-bench-'))
const outfile = join(folder, 'quotes.mjs')
try {
  await build({
    entryPoints: [join(import.meta.dirname, 'quotes.bench.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  process.exitCode = spawnSync(process.execPath, [outfile], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
