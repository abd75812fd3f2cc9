import * as module from 'node:module'

/** Pixels of an upright picture: RGBA, eight bits each. */
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

/**
 * Decodes the first picture of a HEIC file; rejects where it cannot be read. More than `mostPixels` are never
 * decoded.
 */
export type DecodeHeic = (bytes: Uint8Array, mostPixels: number) => Promise<HeicPixels>

/**
 * Loads the HEIC reader, an optional dependency (libheif is LGPL: a separate module, never bundled); null
 * where it is not installed.
 */
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
