import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { artwork, NewRowOf } from '@kisscut/records'
import { fileUrl } from '@kisscut/shop/file-url'
import type { Files } from '@kisscut/shop/ports/files'
import { originalAt } from './address.ts'

/** The painted ones; the others are drawings. */
const PAINTED: readonly string[] = ['lake-trout']

/** The folder of the originals, found from the root of the repository: the demo shop runs bundled and from source. */
function folder(): string {
  let at = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(at, 'nx.json')) && dirname(at) !== at) at = dirname(at)
  return join(at, 'tools/demo-shop/originals')
}

/** Stores the originals of these artworks in the shop's file storage; returns the artworks with their addresses. */
export const storeOriginals = <Row extends Pick<NewRowOf<typeof artwork>, 'image'>>(
  files: Files,
  rows: readonly Row[],
): Promise<readonly Row[]> =>
  Promise.all(
    rows.map(async (row) => {
      const name = originalAt(row.image)
      if (name === null) return row
      const [extension, mime] = PAINTED.includes(name) ? ['png', 'image/png'] : ['svg', 'image/svg+xml']
      const bytes = await readFile(join(folder(), `${name}.${extension}`))
      const { key } = await files.put('artworks', bytes, { extension: extension!, mime: mime! })
      return { ...row, image: fileUrl(key) }
    }),
  )
