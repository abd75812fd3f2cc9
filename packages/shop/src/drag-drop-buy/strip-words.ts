import { emSizeOf } from '@kisscut/artwork/design-scene'
import type { Size } from '@kisscut/artwork/geometry'
import { hasWords, type StripChoices } from '@kisscut/artwork/strip'
import { font } from '@kisscut/records'
import type { Faces } from '../design/fonts/faces.ts'
import type { Records } from '../ports/records.ts'

/** The font and measured size of the words; null if there are none. */
export interface MeasuredWords {
  readonly font: string
  readonly em: Size
}

/** The default font of words: the shop's default one. */
export async function defaultFontOf(records: Pick<Records, 'findMany'>): Promise<string | null> {
  const all = await records.findMany(font)
  return (all.find((each) => each.default) ?? all[0])?.id ?? null
}

/**
 * Measures words in the font they will be set in, by default the shop's. `none`: the font is gone or can't be opened. DESIGN-12.
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
