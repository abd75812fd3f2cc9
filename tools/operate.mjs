// `npm run backup`, `npm run restore`, `npm run move`, and the same with `npx kisscut`: installs and builds if necessary, then
// runs the operation. An existing build stays unchanged, because a shop may be running from it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, main, nx, ROOT } from './lib.mjs'

const BUILT = join(ROOT, 'apps/storefront/build/server/operate.js')

await main(async () => {
  if (!existsSync(BUILT)) {
    await ensureInstalled()
    if ((await nx(['run', '@kisscut/storefront:build'])) !== 0)
      throw new Error('The build failed; the lines above say why.')
  }
  const { operate } = await import(pathToFileURL(BUILT).href)
  for (const line of await operate(process.argv.slice(2), process.env)) console.log(line)
})
