import { DEFAULT_STROKE_WIDTH } from '@kisscut/core/design'
import type { AnyRecord } from '@kisscut/records'

type Values = Readonly<Record<string, unknown>>

/** Fields of stroke widths, by the fields of stroke colors. */
const WIDTHS: Readonly<Record<string, string>> = { stroke_color: 'stroke_width', border_color: 'border_size' }

/** Palette fields with their custom counterparts, such as `fill_color` and `custom_fill_color`. */
const paintsOf = ({ schema: { shape } }: AnyRecord) =>
  Object.keys(shape).flatMap((color) => {
    const custom = `custom_${color}`
    return custom in shape ? [{ color, custom, width: WIDTHS[color] ?? null }] : []
  })

/**
 * The values to save under the rules of colors: a palette color clears the custom one and vice versa; a stroke gets a width with
 * its first color, and loses its colors with its width. DESIGN-4 to DESIGN-6.
 */
export function byPaintRules<V extends Values>(record: AnyRecord, values: V, before: Values | null): V {
  const changed: Record<string, unknown> = { ...values }
  const isChosen = (name: string) => changed[name] != null && changed[name] !== before?.[name]
  for (const { color, custom, width } of paintsOf(record)) {
    const chosen = isChosen(color) ? color : isChosen(custom) ? custom : null
    if (chosen !== null) changed[chosen === color ? custom : color] = null
    if (width === null) continue
    const isNone = Number(changed[width] ?? before?.[width] ?? 0) === 0
    if (chosen !== null && isNone) changed[width] = String(DEFAULT_STROKE_WIDTH)
    else if (width in values && isNone) Object.assign(changed, { [color]: null, [custom]: null })
  }
  return changed as V
}
