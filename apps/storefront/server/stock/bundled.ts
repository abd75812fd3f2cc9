import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as messages from '../messages.ts'
import type { StockLibrary, StockPicture } from '@kisscut/shop/ports/stock-library'

/** A picture in the index of the bundled library. */
interface Bundled extends StockPicture {
  readonly keywords: string
  readonly file: string
}

const PER_PAGE = 24

/** The stock library bundled with the shop: its own pictures, in a folder with an index. Nothing is bought. IMG-4. */
export function bundledLibrary(folder: string): StockLibrary {
  let index: Promise<readonly Bundled[]> | null = null
  const all = () =>
    (index ??= readFile(join(folder, 'library.json'), 'utf8').then(
      (text) => JSON.parse(text) as readonly Bundled[],
    ))
  const found = async (id: string) => (await all()).find((each) => each.id === id) ?? null
  const whole = async (id: string) => {
    const picture = await found(id)
    return picture && { mime: 'image/svg+xml', bytes: await readFile(join(folder, picture.file)) }
  }
  return {
    name: messages.bundledLibrary,
    async search(words, page) {
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
      const pictures = (await all()).filter(({ name, keywords }) => {
        const text = `${name} ${keywords}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      })
      const from = (page - 1) * PER_PAGE
      return { count: pictures.length, pictures: pictures.slice(from, from + PER_PAGE).map(listed) }
    },
    find: async (id) => {
      const picture = await found(id)
      return picture && listed(picture)
    },
    preview: whole,
    license: whole,
  }
}

const listed = ({ id, name, width, height }: Bundled): StockPicture => ({ id, name, width, height })
