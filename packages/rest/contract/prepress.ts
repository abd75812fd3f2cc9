import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  createIntake,
  createPress,
  createPreview,
  createRetoucher,
  preflightMessage,
  SCENES,
} from '@kisscut/prepress'
import { cutDxf, cutSvg } from '@kisscut/prepress/cut'
import { READY_WORKER } from '@kisscut/prepress/testing'
import type { Links } from '@kisscut/shop'

const require = createRequire(import.meta.url)

export const migrationsDir = join(dirname(require.resolve('@kisscut/storage')), '../migrations')

export const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

/** Real prepress, its processes bundled and confined as in a built shop, working in the folder. */
export const openPrepress = (tempDir: string) => {
  const processes = { workerPath: READY_WORKER, tempDir, timeoutMs: 60_000 }
  const prepress = {
    intake: createIntake(processes),
    preview: createPreview(processes),
    retoucher: createRetoucher(processes),
    press: createPress(processes),
  }
  const close = () => {
    for (const each of Object.values(prepress)) each.close()
  }
  return { ports: { ...prepress, plotter: { cutSvg, cutDxf }, scenes: SCENES, preflightMessage }, close }
}
