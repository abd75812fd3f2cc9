import { createServer } from 'node:http'
import { createShopServer } from './compose.ts'
import { publicUrlOf, readConfig } from './config/config.ts'
import { createDevBuild } from './pages/dev-build.ts'
import { prepareStop, stopOnSignal } from './stopping.ts'

/** The shop in development: with its existing database, and pages compiled by Vite on request. */
const config = await readConfig(process.env)
const dev = await createDevBuild()
const publicUrl = publicUrlOf(config)
const shop = await createShopServer(config, publicUrl, { devBuild: dev.build })
const server = createServer((incoming, outgoing) =>
  dev.middlewares(incoming, outgoing, () => shop.listener(incoming, outgoing)),
)
const stopServing = prepareStop(server)
server.listen(config.port, config.host, () =>
  console.log(`Kisscut is open at ${publicUrl}, while developing`),
)
stopOnSignal(async () => {
  await stopServing()
  await dev.close()
  await shop.close()
})
