import { regionPaintOf } from '@kisscut/artwork/clipart'
import type { RegionPaint } from '@kisscut/artwork/design'
import { regionField, strokeField, strokeWidthField } from '@kisscut/core/clipart'
import { NO_PAINT } from '@kisscut/core/color'
import { NO_STROKE, strokeWithColor } from '@kisscut/core/design'

/** A region's paint as form fields. */
export const fieldsOfPaint = (
  id: string,
  { colorId, stroke }: RegionPaint,
): readonly (readonly [string, string])[] => [
  [regionField(id), colorId ?? ''],
  ...(stroke
    ? [
        [strokeField(id), stroke.colorId ?? ''] as const,
        [strokeWidthField(id), String(stroke.width)] as const,
      ]
    : []),
]

/** A region's paint in a form that was filled in before hydration; null if unchanged. */
export function paintInForm(fields: FormData, id: string, was: RegionPaint | undefined): RegionPaint | null {
  const text = (name: string, otherwise: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : otherwise
  }
  const colorId = text(regionField(id), was?.colorId ?? '')
  const line = text(strokeField(id), was?.stroke?.colorId ?? '')
  const width = Number(text(strokeWidthField(id), '')) || (was?.stroke?.width ?? 0)
  const isSameLine = line === (was?.stroke?.colorId ?? '') && (line === '' || width === was?.stroke?.width)
  if (colorId === (was?.colorId ?? '') && isSameLine) return null
  const stroke = line === '' ? NO_STROKE : strokeWithColor({ ...NO_STROKE, width }, line)
  return regionPaintOf(colorId === '' ? NO_PAINT : { colorId, customColor: null }, stroke)
}
