/// <reference path="./wawoff2.d.ts" />
import wawoff from 'wawoff2'
import { openFace } from '../open-face/index.ts'
import type { Face } from '../text/index.ts'

/** A face from the bytes of a WOFF2 file. */
export const faceOf = async (woff2: Uint8Array): Promise<Face> => openFace(await wawoff.decompress(woff2))
