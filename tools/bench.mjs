// `npm run bench`: the shop's speed, with a rival's beside it in the same run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, main, nx, ROOT, run } from './lib.mjs'

/** Folders that hold `*.bench.mjs` and `*.bench.ts` files. */
const FOLDERS = [
  'packages/core/bench',
  'packages/artwork/bench',
  'packages/prepress/bench',
  'packages/rest/bench',
  'apps/storefront/bench',
]

const benches = FOLDERS.flatMap((folder) => {
  try {
    return readdirSync(join(ROOT, folder))
      .filter((file) => /\.bench\.(mjs|ts)$/.test(file))
      .map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
})

await main(async () => {
  await ensureInstalled()
  if ((await nx(['run-many', '-t', 'build'])) !== 0) throw new Error('The build failed.')
  const wanted = process.argv[2] ?? ''
  for (const bench of benches.filter((file) => file.includes(wanted))) {
    console.log(`\n── ${bench}`)
    if ((await run(process.execPath, ['--import', 'tsx', bench])) !== 0) process.exitCode = 1
  }
})
