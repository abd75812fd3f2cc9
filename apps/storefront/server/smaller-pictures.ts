import type { Links } from '@kisscut/shop'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'

/** `die-cut-stickers-480.avif`: a picture's name and its width in pixels. */
const SMALLER = /^(.+)-(\d+)\.avif$/

/** The smaller copies of a folder's pictures at the start. `under` is their URL path. */
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
