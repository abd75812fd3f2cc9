/// <reference path="./wawoff2.d.ts" />
/* eslint-disable no-restricted-imports -- for tests, which run in Node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import wawoff from 'wawoff2'
import type { Face } from '../text/index.ts'
import { faceOf } from './faces.ts'

/** Fonts with Latin, connected and Arabic letters. */
const FONTS = {
  oswald: '@fontsource/oswald/files/oswald-latin-500-normal.woff2',
  lobster: '@fontsource/lobster/files/lobster-latin-400-normal.woff2',
  amiri: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
} as const

const bytesOf = (font: keyof typeof FONTS): Uint8Array =>
  Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve(FONTS[font])))

/** A real face, for tests that draw text. */
export const openTestFace = (font: keyof typeof FONTS = 'oswald'): Promise<Face> => faceOf(bytesOf(font))

/** A real TrueType file, for tests that fetch one. */
export const testFontFile = async (font: keyof typeof FONTS): Promise<Uint8Array> =>
  // The next decompression reuses the memory.
  Uint8Array.from(await wawoff.decompress(bytesOf(font)))
