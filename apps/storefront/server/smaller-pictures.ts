import type { Links } from '@kisscut/shop'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'

/** `die-cut-stickers-480.avif`: a picture's name and how many pixels wide it is. */
const SMALLER = /^(.+)-(\d+)\.avif$/

/** Which pictures of a folder also exist smaller, as it was at the start. `under` is the path they are served under. */
export async function smallerPicturesIn(
  folder: string,
  under: string,
): Promise<NonNullable<Links['smallerPictures']>> {
  const byName = new Map<string, { url: string; width: number }[]>()
  for (const file of (await readdir(folder).catch(() => [])).sort()) {
    const [, name, width] = SMALLER.exec(file) ?? []
    if (name !== undefined)
      byName.set(name, [...(byName.get(name) ?? []), { url: under + file, width: Number(width) }])
  }
  return (url) => (url.startsWith(under) ? (byName.get(basename(url).replace(/\.\w+$/, '')) ?? []) : [])
}
