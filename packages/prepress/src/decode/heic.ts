import * as module from 'node:module'

/** Pixels of a picture, upright: red, green, blue and opacity, eight bits each. */
export interface HeicPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

interface Found {
  readonly width: number
  readonly height: number
  decode(): Promise<{ readonly data: Uint8ClampedArray }>
}
type DecodeAll = (of: { buffer: Uint8Array }) => Promise<readonly Found[] & { dispose(): void }>

/** The first picture of a HEIC file; rejects where it cannot be read. `mostPixels`: beyond, nothing is decoded. */
export type DecodeHeic = (bytes: Uint8Array, mostPixels: number) => Promise<HeicPixels>

/** The reader of HEIC, an optional part (libheif is LGPL: a module of its own, never bundled); null where it is not installed. */
export function heicDecoder(): DecodeHeic | null {
  const all = installed()
  if (all === null) return null
  return async (bytes, mostPixels) => {
    const found = await all({ buffer: bytes })
    try {
      const [first] = found
      if (!first || !(first.width * first.height <= mostPixels))
        throw new Error('No picture in it, or too large a one.')
      const { data } = await first.decode()
      return {
        width: first.width,
        height: first.height,
        data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
      }
    } finally {
      found.dispose()
    }
  }
}

function installed(): DecodeAll | null {
  try {
    return (module.createRequire(import.meta.url)('heic-decode') as { all: DecodeAll }).all
  } catch {
    return null
  }
}
