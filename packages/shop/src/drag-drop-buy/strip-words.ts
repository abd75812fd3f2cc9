import { emSizeOf } from '@kisscut/artwork/design-scene'
import type { Size } from '@kisscut/artwork/geometry'
import { hasWords, type StripChoices } from '@kisscut/artwork/strip'
import { openFace, type Face } from '@kisscut/artwork/text'
import { font } from '@kisscut/records'
import { createLru } from '../catalog/lru.ts'
import type { Records } from '../ports/records.ts'
import type { ServedFiles } from '../ports/served-files.ts'

/** What words measure in a font, and the font they are set in; null: they are not on the strip. */
export interface MeasuredWords {
  readonly font: string
  readonly em: Size
}

/** Opened fonts that are remembered. */
const FACES = 12

/**
 * Measures words as they will be set. Where no font is chosen, it is the shop’s default one. `none`: the font is
 * gone, or its file can't be opened. DESIGN-12.
 */
export const createWordMeasure = (records: Pick<Records, 'get' | 'findMany'>, served: ServedFiles) => {
  const faces = createLru<string, Face>(FACES)
  const faceAt = async (address: string): Promise<Face | null> => {
    const known = faces.get(address)
    if (known !== undefined) return known
    const file = await served.read(address)
    if (file === null) return null
    try {
      const face = openFace(file.bytes)
      faces.set(address, face)
      return face
    } catch {
      return null
    }
  }
  const defaultFont = async () => {
    const all = await records.findMany(font)
    return (all.find((each) => each.default) ?? all[0])?.id ?? null
  }
  return async (
    choices: Pick<StripChoices, 'words' | 'textLocation'>,
    chosen: string | null,
  ): Promise<MeasuredWords | 'none' | null> => {
    if (!hasWords(choices)) return null
    const id = chosen ?? (await defaultFont())
    const row = id === null ? null : await records.get(font, id)
    const face = row?.font ? await faceAt(row.font) : null
    return row && face ? { font: row.id, em: emSizeOf(choices.words.trim(), face) } : 'none'
  }
}
export type WordMeasure = ReturnType<typeof createWordMeasure>
