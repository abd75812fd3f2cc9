import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createIntake,
  createPress,
  createPreview,
  createRetoucher,
  preflightMessage,
  SCENES,
} from '@kisscut/prepress'
import { cutDxf, cutSvg } from '@kisscut/prepress/cut'
import { guides } from '@kisscut/prepress/guide'
import { READY_WORKER } from '@kisscut/prepress/testing'
import type { Links } from '@kisscut/shop'
import { keyOfFileUrl } from '@kisscut/shop/file-url'
import type { Files } from '@kisscut/shop/ports/files'
import type { ServedFiles } from '@kisscut/shop/ports/served-files'

const require = createRequire(import.meta.url)

export const migrationsDir = join(dirname(require.resolve('@kisscut/storage')), '../migrations')

const DEMO_PICTURES = fileURLToPath(new URL('../../../tools/demo-shop/pictures', import.meta.url))

export const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

const DEMO = '/demo/'

/** Files served at the shop's addresses: stored files, and the demo shop's pictures. */
export const servedFrom = (files: Files): ServedFiles => ({
  async read(address) {
    if (address.startsWith(DEMO)) {
      const bytes = await readFile(join(DEMO_PICTURES, address.slice(DEMO.length)))
      return { mime: address.endsWith('.svg') ? 'image/svg+xml' : 'image/webp', bytes }
    }
    const key = keyOfFileUrl(address)
    if (key === null) return null
    const file = await files.open(key)
    file?.stream.destroy()
    return file && { mime: file.mime, bytes: await files.bytes(key) }
  },
})

let shared: ReturnType<typeof openPrepress> | undefined

/**
 * The prepress shared by all tests of a process: its workers are warm after the first files, and end with the process. They work
 * in the run's folder, in which every test shop has its own; benchmarks have their own prepress.
 */
export const prepressOf = (dataDir: string): ReturnType<typeof openPrepress> => {
  const folder = process.env['KISSCUT_TEST_FOLDER']
  if (folder === undefined) return openPrepress(dataDir)
  shared ??= openPrepress(folder)
  return { ...shared, close: () => undefined }
}

/** Real prepress in the folder, with its processes bundled and confined as in a built shop. */
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
  return {
    ports: { ...prepress, plotter: { cutSvg, cutDxf }, guides, scenes: SCENES, preflightMessage },
    close,
  }
}
