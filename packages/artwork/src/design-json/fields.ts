import type { Stroke } from '@kisscut/core/design'
import type { Paint } from '@kisscut/core/color'
import type { Element, Placed } from '../design/index.ts'

/** A record of the REST API: snake case, decimals as strings. */
export type Row = Readonly<Record<string, unknown>>

/** A decimal of at most six places. */
export const written = (value: number): string => String(Number(value.toFixed(6)))

/** A record's decimal; throws a RangeError naming the field if it is invalid. */
export function readNumber(row: Row, field: string): number {
  const given = row[field]
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`${field} is not a number.`)
  return value
}

/** A record's text; throws a RangeError naming the field if it is invalid. */
export function readText(row: Row, field: string): string {
  const value = row[field]
  if (typeof value !== 'string') throw new RangeError(`${field} is not a text.`)
  return value
}

const readTextOrNull = (row: Row, field: string): string | null =>
  row[field] === null ? null : readText(row, field)

/** The placement fields of a record. DESIGN-1. */
export const placeRow = (element: Element): Row => ({
  id: element.id,
  side: element.side,
  x: written(element.x),
  y: written(element.y),
  z: element.z,
  width: written(element.width),
  height: written(element.height),
  rotation: written(element.rotation),
  maintain_proportion: element.maintainProportion,
  can_remove: element.canRemove,
  dont_clip: element.dontClip,
  allow_clipping_when_locked: element.allowClippingWhenLocked,
  invert_x: element.invertX,
  invert_y: element.invertY,
  offset_width: written(element.offsetWidth),
  locked: element.locked,
  hidden: element.hidden === true,
  name: element.name ?? null,
  groups: element.groups ?? null,
})

export const placeOf = (row: Row): Placed => ({
  id: readText(row, 'id'),
  side: readText(row, 'side'),
  x: readNumber(row, 'x'),
  y: readNumber(row, 'y'),
  z: readNumber(row, 'z'),
  width: readNumber(row, 'width'),
  height: readNumber(row, 'height'),
  rotation: readNumber(row, 'rotation'),
  maintainProportion: row['maintain_proportion'] === true,
  canRemove: row['can_remove'] === true,
  dontClip: row['dont_clip'] === true,
  allowClippingWhenLocked: row['allow_clipping_when_locked'] === true,
  invertX: row['invert_x'] === true,
  invertY: row['invert_y'] === true,
  offsetWidth: readNumber(row, 'offset_width'),
  locked: row['locked'] === true,
  ...(row['hidden'] === true && { hidden: true }),
  ...(typeof row['name'] === 'string' && { name: row['name'] }),
  ...(Array.isArray(row['groups']) && { groups: row['groups'] as readonly string[] }),
})

/** A paint as two fields, for its palette color and its custom color. */
export const paintRow = (paint: Paint, color: string, custom: string): Row => ({
  [color]: paint.colorId,
  [custom]: paint.customColor,
})

export const paintOf = (row: Row, color: string, custom: string): Paint => ({
  colorId: readTextOrNull(row, color),
  customColor: readTextOrNull(row, custom),
})

export const strokeRow = (stroke: Stroke, name: 'stroke' | 'border', width: string): Row => ({
  ...paintRow(stroke, `${name}_color`, `custom_${name}_color`),
  [width]: written(stroke.width),
})

export const strokeOf = (row: Row, name: 'stroke' | 'border', width: string): Stroke => ({
  ...paintOf(row, `${name}_color`, `custom_${name}_color`),
  width: readNumber(row, width),
})
