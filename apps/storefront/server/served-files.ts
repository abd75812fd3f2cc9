import type { Files } from '@kisscut/shop/ports/files'
import type { ServedFiles } from '@kisscut/shop/ports/served-files'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { keyOfFileUrl } from '@kisscut/shop/file-url'

const DEMO = '/demo/'
/** Content types of the demo shop's pictures, by extension. */
const KINDS: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
}

/** Serves stored files and the demo shop's pictures. */
export const createServedFiles = (
  files: Pick<Files, 'bytes' | 'open'>,
  demoPictures: string,
): ServedFiles => ({
  async read(address) {
    if (address.startsWith(DEMO)) return demoFile(demoPictures, address.slice(DEMO.length))
    const key = keyOfFileUrl(address)
    const file = key === null ? null : await files.open(key)
    if (key === null || file === null) return null
    file.stream.destroy()
    return { mime: file.mime, bytes: await files.bytes(key) }
  },
})

async function demoFile(folder: string, name: string) {
  const mime = KINDS[extname(name)]
  if (mime === undefined || !/^[\w-]+\.\w+$/.test(name)) return null
  const bytes = await readFile(join(folder, name)).catch(() => null)
  return bytes && { mime, bytes }
}
