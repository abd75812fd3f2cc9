import { emSizeOf } from '@kisscut/artwork/design-scene'
import type { Size } from '@kisscut/artwork/geometry'
import { hasWords, type StripChoices } from '@kisscut/artwork/strip'
import { font } from '@kisscut/records'
import type { Faces } from '../design/fonts/faces.ts'
import type { Records } from '../ports/records.ts'

/** What words measure in a font, and the font they are set in; null: they are not on the strip. */
export interface MeasuredWords {
  readonly font: string
  readonly em: Size
}

/** The font words are set in where none is chosen: the shop’s default one. */
export async function defaultFontOf(records: Pick<Records, 'findMany'>): Promise<string | null> {
  const all = await records.findMany(font)
  return (all.find((each) => each.default) ?? all[0])?.id ?? null
}

/**
 * Measures words as they will be set. Where no font is chosen, it is the shop’s default one. `none`: the font is
 * gone, or its file can't be opened. DESIGN-12.
 */
export const createWordMeasure =
  (records: Pick<Records, 'get' | 'findMany'>, faces: Pick<Faces, 'at'>) =>
  async (
    choices: Pick<StripChoices, 'words' | 'textLocation'>,
    chosen: string | null,
  ): Promise<MeasuredWords | 'none' | null> => {
    if (!hasWords(choices)) return null
    const id = chosen ?? (await defaultFontOf(records))
    const row = id === null ? null : await records.get(font, id)
    const face = row?.font ? await faces.at(row.font) : null
    return row && face ? { font: row.id, em: emSizeOf(choices.words.trim(), face) } : 'none'
  }
export type WordMeasure = ReturnType<typeof createWordMeasure>
