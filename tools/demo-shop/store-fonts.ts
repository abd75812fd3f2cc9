import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileUrl } from '@kisscut/shop/file-url'
import { FONT_FILES, FONTS } from './data/fonts.ts'
import type { Files } from '@kisscut/shop/ports/files'

const { resolve } = createRequire(import.meta.url)

/** Stores every font's file in the shop's file storage; returns the fonts with their addresses. */
export const storeFonts = async (files: Files) => {
  const stored = FONT_FILES.map(async ({ id, file }) => {
    const { key } = await files.put('fonts', await readFile(resolve(file)), {
      extension: 'ttf',
      mime: 'font/ttf',
    })
    return [id, fileUrl(key)] as const
  })
  const addresses = new Map(await Promise.all(stored))
  return FONTS.map((row) => ({ ...row, font: addresses.get(row.id)! }))
}
