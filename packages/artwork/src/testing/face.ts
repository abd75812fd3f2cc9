/* eslint-disable no-restricted-imports -- for tests, which run in Node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Face } from '../text/index.ts'
import { faceOf } from './faces.ts'

const OSWALD = createRequire(import.meta.url).resolve(
  '@fontsource/oswald/files/oswald-latin-500-normal.woff2',
)

/** A real face, for tests that draw text. */
export const openTestFace = (): Promise<Face> => faceOf(Uint8Array.from(readFileSync(OSWALD)))
