import type { Design } from '@kisscut/artwork/design'
import type { LetteringResources } from '@kisscut/artwork/lettering'
import type { Face } from '@kisscut/artwork/text'
import { font } from '@kisscut/records'
import { createLru } from '../../catalog/lru.ts'
import { fontFileOf } from './font-file.ts'
import type { ServedFiles } from '../../ports/served-files.ts'
import type { Records } from '../../ports/records.ts'

/** Fonts of the shop, opened to measure letters. */
export interface Faces {
  /** The face of the file at an address; null if it is gone or not a font. */
  at(address: string): Promise<Face | null>
  /** Faces of all texts in a design; missing fonts are left out. */
  of(design: Design): Promise<LetteringResources>
}

/** Most fonts held open, by the addresses of their files, which never change. */
const REMEMBERED = 40

/** The face of a font file; null if its tables are damaged. The first call loads HarfBuzz. */
async function faceOf(bytes: Uint8Array): Promise<Face | null> {
  const { openFace } = await import('@kisscut/artwork/open-face')
  try {
    return openFace(bytes)
  } catch {
    return null
  }
}

export function createFaces(deps: {
  readonly records: Pick<Records, 'findMany'>
  readonly served: ServedFiles
}): Faces {
  const opened = createLru<string, Face>(REMEMBERED)

  const faceAt = async (address: string): Promise<Face | null> => {
    const before = opened.get(address)
    if (before !== undefined) return before
    const file = await deps.served.read(address)
    const sfnt = file && fontFileOf(file.bytes)
    const face = sfnt && (await faceOf(sfnt.bytes))
    if (!face) return null
    opened.set(address, face)
    return face
  }

  return {
    at: faceAt,
    async of({ elements }) {
      const idIn = [
        ...new Set(elements.flatMap((each) => (each.kind === 'text' && each.font ? [each.font] : []))),
      ]
      const rows = idIn.length === 0 ? [] : await deps.records.findMany(font, { idIn })
      const faces = new Map(
        await Promise.all(
          rows.map(async ({ id, font: address }) => [id, address ? await faceAt(address) : null] as const),
        ),
      )
      return { face: (id) => faces.get(id) ?? null }
    },
  }
}
