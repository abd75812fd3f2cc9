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
import type { Links } from '@kisscut/shop'

const require = createRequire(import.meta.url)

export const migrationsDir = join(dirname(require.resolve('@kisscut/storage')), '../migrations')

export const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

/** Real prepress, from source, with its processes working in the folder. */
export const openPrepress = (tempDir: string) => {
  const processes = {
    workerPath: require.resolve('@kisscut/prepress/worker'),
    tempDir,
    timeoutMs: 60_000,
  }
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
