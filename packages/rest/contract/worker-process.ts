// A worker of its own, until it is stopped or killed: `worker-process.ts <database> <folder> <milliseconds its clock is
// ahead>`. Reports every step it has noted: how many files are made, and `done`.
import { testSettings } from '@kisscut/shop/testing/settings'
import { writeSync } from 'node:fs'
import { createShop, startWorker } from '@kisscut/shop'
import { openStorage } from '@kisscut/storage'
import { links, migrationsDir, openPrepress, servedFrom } from './prepress.ts'
import type { Jobs } from '@kisscut/shop/ports/jobs'
import type { Storage } from '@kisscut/shop/ports/storage'

const [databaseUrl = '', dataDir = '', ahead = '0'] = process.argv.slice(2)
const storage = await openStorage({ databaseUrl, dataDir, migrationsDir })
const prepress = openPrepress(dataDir)

const reportingJobs = (jobs: Jobs): Jobs => ({
  ...jobs,
  async progress(lease, far, ...rest) {
    const noted = await jobs.progress(lease, far, ...rest)
    if (noted && far.files) writeSync(1, `${far.files.length}\n`)
    return noted
  },
  async done(...ended) {
    const noted = await jobs.done(...ended)
    if (noted) writeSync(1, 'done\n')
    return noted
  },
})
const reporting: Storage = {
  ...storage,
  jobs: reportingJobs(storage.jobs),
  // Files and what names them are stored together.
  transaction: (work) => storage.transaction((store) => work({ ...store, jobs: reportingJobs(store.jobs) })),
}
const now = () => new Date(Date.now() + Number(ahead))
const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`)
const shop = createShop(
  { storage: reporting, ...prepress.ports, served: servedFrom(storage.files) },
  testSettings({ links, incomingDir: dataDir, now, onError }),
)
const worker = startWorker(shop.production.jobs.work, onError)

process.once('SIGTERM', () => {
  void worker.stop().then(async () => {
    prepress.close()
    await storage.close()
  })
})
