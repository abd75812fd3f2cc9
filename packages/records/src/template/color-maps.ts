import { z } from 'zod'

const id = z.string().min(1).max(64)

/** MAT-7: what a color of a design becomes on the material; a color is mapped once. */
export const colorMapsSchema = z
  .array(z.strictObject({ design_color: id, material_color: id }))
  .max(500)
  .refine(
    (rows) => new Set(rows.map(({ design_color }) => design_color)).size === rows.length,
    'A design color can become one color only.',
  )
