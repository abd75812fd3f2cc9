import { openFace } from '@kisscut/artwork/open-face'
import type { Face } from '@kisscut/artwork/text'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'
import { sfntOf } from './woff.ts'

/** Fonts tried in order for every character: Latin first, then Central and Eastern European. */
export type Typeface = readonly Face[]

/** The shop's fonts for headings, body text and emphasis. */
export interface BundledFonts {
  readonly heading: Typeface
  readonly text: Typeface
  readonly strong: Typeface
}

let opened: Promise<BundledFonts> | undefined

/** Loaded with the first document and cached for the life of the process. */
export const bundledFonts = (): Promise<BundledFonts> => (opened ??= openFonts())

async function openFonts(): Promise<BundledFonts> {
  const [heading, text, strong] = await Promise.all([
    typeface('bricolage-grotesque', 700),
    typeface('figtree', 400),
    typeface('figtree', 600),
  ])
  return { heading, text, strong }
}

const typeface = (family: string, weight: number): Promise<Typeface> =>
  Promise.all(
    ['latin', 'latin-ext'].map((script) => openFont(family, `${family}-${script}-${weight}-normal`)),
  )

/** Resolved through the package, so that a bundled worker finds it too. */
async function openFont(family: string, file: string): Promise<Face> {
  const path = module.createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${file}.woff`)
  return openFace(sfntOf(await readFile(path)))
}
