import { openFace, type Face } from '@kisscut/artwork/text'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'
import { sfntOf } from './woff.ts'

/** Faces tried in turn for every letter: Latin first, then the letters of Central and Eastern Europe. */
export type Typeface = readonly Face[]

/** The shop's own letters: what headings, texts and what is to stand out are set in. */
export interface BundledFaces {
  readonly heading: Typeface
  readonly text: Typeface
  readonly strong: Typeface
}

let opened: Promise<BundledFaces> | undefined

/** Read when the first paper is written, then kept for as long as the process lives. */
export const bundledFaces = (): Promise<BundledFaces> => (opened ??= openFaces())

async function openFaces(): Promise<BundledFaces> {
  const [heading, text, strong] = await Promise.all([
    typeface('bricolage-grotesque', 700),
    typeface('figtree', 400),
    typeface('figtree', 600),
  ])
  return { heading, text, strong }
}

const typeface = (family: string, weight: number): Promise<Typeface> =>
  Promise.all(['latin', 'latin-ext'].map((script) => faceIn(family, `${family}-${script}-${weight}-normal`)))

/** Found through the package, so that a bundled worker finds it too. */
async function faceIn(family: string, file: string): Promise<Face> {
  const path = module.createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${file}.woff`)
  return openFace(sfntOf(await readFile(path)))
}
