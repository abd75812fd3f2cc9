import type { BlendMode } from '@kisscut/core/color'
import type { color, RowOf } from '@kisscut/records'

/** A color's appearance besides its code. REC-26. */
export interface ColorLook {
  /** Addresses of a picture that fills regions, and of its swatch. CLIP-15. */
  readonly texture: string | null
  readonly thumbnail: string | null
  /** CSS color behind the texture; null if there is none. */
  readonly background: string | null
  /** How the shading of a region in this color is blended over it. CLIP-14. */
  readonly blendMode: BlendMode
}

type Row = Pick<
  RowOf<typeof color>,
  'id' | 'texture' | 'texture_thumbnail' | 'background_color' | 'blend_mode'
>

/** A color's appearance besides its code; null if it has none. */
export const lookOfColor = (row: Row): ColorLook | null =>
  row.texture === null && row.texture_thumbnail === null && row.blend_mode === 'normal'
    ? null
    : {
        texture: row.texture,
        thumbnail: row.texture_thumbnail ?? row.texture,
        background: row.background_color === '' ? null : row.background_color,
        blendMode: row.blend_mode,
      }

/** Appearances of several colors, by id. */
export const looksOf = (rows: readonly Row[]): Readonly<Record<string, ColorLook>> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const look = lookOfColor(row)
      return look === null ? [] : [[row.id, look] as const]
    }),
  )
