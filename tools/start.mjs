// `npm start`: installs when needed, builds, migrates, loads the demo shop into an empty database, serves.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, main, nx, ROOT } from './lib.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const load = (path) => import(pathToFileURL(join(ROOT, path)).href)

async function installAndBuild() {
  await ensureInstalled()
  const built = await nx([
    'run-many',
    '-t',
    'build',
    '-p',
    '@kisscut/storefront,@kisscut/admin,@kisscut/tools',
    '--output-style=stream-without-prefixes',
  ])
  if (built !== 0) throw new Error('The build failed; the lines above say why.')
}

await main(async () => {
  // When a machine boots, two instances in one folder may start at once. OPS-11.
  await oneAtATime(join(ROOT, '.cache', 'start.lock'), installAndBuild, {
    onWait: () => console.log('Another start installs or builds in this folder; waiting for it …'),
  })
  process.env.NODE_ENV = 'production'
  const { openKisscut } = await load('apps/storefront/build/server/main.js')
  const { DEMO_SHOP: demoShop, fillShop: beforeServing } = await load('tools/build/demo-shop.js')
  await openKisscut(process.env, { beforeServing, demoShop })
})
