import { createShop, startWorker } from '@kisscut/shop'
import { pathToFileURL } from 'node:url'
import { publicUrlOf, readConfig } from './config/config.ts'
import { fileUrl } from '@kisscut/shop/file-url'
import { linkTo } from './links.ts'
import { reportError } from './log.ts'
import { openPrepress } from './prepress.ts'
import { stopOnSignal } from './stopping.ts'
import { createServedFiles } from './served-files.ts'
import { openShopStorage } from './storage.ts'

/**
 * Runs a worker process for a shop with the same settings: does jobs for press and plotter until it is stopped, then
 * releases the current one.
 */
async function openWorker(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = await readConfig(env)
  const storage = await openShopStorage(config)
  const prepress = await openPrepress(config)
  const links = { urlFor: linkTo, fileUrl }
  const shop = createShop(
    { storage, ...prepress.ports, served: createServedFiles(storage.files, config.places.demoPictures) },
    {
      ...{ links, incomingDir: prepress.tempDir, now: () => new Date(), onError: reportError },
      // A worker only does jobs: it sends no letters and reads no sealed values.
      ...{ mailer: null, demoShop: null, publicUrl: publicUrlOf(config), secret: config.sessionSecret },
    },
  )
  const worker = startWorker(shop.production.jobs.work, reportError)
  stopOnSignal(async () => {
    await worker.stop()
    prepress.close()
    await storage.close()
  })
  console.log('A Kisscut worker is waiting for jobs')
}

/** Run as a program: `node build/server/work.js`. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await openWorker(process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
