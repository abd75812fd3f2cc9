import { isDeepStrictEqual } from 'node:util'
import { UPLOAD_ELEMENT, uploadOf, type Design } from '@kisscut/artwork/design'
import { designAsJson, readDesign } from '@kisscut/artwork/design-json'
import type { ConfigurationChange } from '@kisscut/core/configuration'
import { formatInches } from '@kisscut/core/units'
import { isStorable } from '@kisscut/records'
import { choicesInDesign, designOfCustom, sizeOfDesign } from '../design/custom-design.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { CustomRow } from './custom-rows.ts'
import * as messages from '../messages/artwork.ts'
import { recordNotFound } from '../messages/records.ts'

/** The change with the values stated in a design; null if no design is stated. */
export interface StatedChange {
  readonly ok: true
  readonly change: ConfigurationChange
  readonly design: Design | null
}

/** A stored design as sent to clients, in the current format. */
const sentDesign = (row: CustomRow): unknown => designAsJson(designOfCustom(row))

/**
 * Reads the design a client states besides its fields. A design equal to the stored one states nothing; any other takes
 * precedence over the fields that mirror it. Invalid parts are reported at their place in the design.
 */
export function withDesign(
  change: ConfigurationChange,
  design: unknown,
  before: CustomRow | null,
): StatedChange | Failure {
  if (design == null || (before?.design && isDeepStrictEqual(design, sentDesign(before))))
    return { ok: true, change, design: null }
  const reading = readDesign(design)
  if (!reading.ok) return invalid(underDesign(reading.errors))
  if (!isStorable(design)) return invalid({ design: [messages.notText] })
  const errors = {
    ...sideErrors(reading.design),
    ...idErrors(reading.design),
    ...maskErrors(reading.design),
  }
  if (Object.keys(errors).length > 0) return invalid(errors)
  const userFileId = uploadOf(reading.design)?.file ?? null
  return {
    ok: true,
    change: { ...change, ...choicesInDesign(reading.design), userFileId },
    design: reading.design,
  }
}

/** Sides that can't be produced, by their place in the design: a side with another cut line, or one of its own. DESIGN-31. */
function sideErrors({ sides }: Design): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {}
  for (const [at, { id, shape }] of sides.entries()) {
    const place = `design.sides.${at}`
    if (!ID.test(id)) errors[`${place}.id`] = [messages.notAnId]
    if (shape.clipType !== sides[0]!.shape.clipType) errors[`${place}.shape.clipType`] = [messages.oneCutLine]
    if (shape.clipPath !== null) errors[`${place}.shape.clipPath`] = [messages.ownCutPath]
  }
  return errors
}

/** Valid ids of elements, which become parts of their rows' ids. */
const ID = /^[A-Za-z0-9_-]{1,60}$/

/** Elements with invalid ids, their own or those they paint or mask, and any that claim the artwork's id. */
function idErrors({ elements }: Design): Record<string, readonly string[]> {
  const isWrong = (element: Design['elements'][number]) =>
    !ID.test(element.id) ||
    (element.kind === 'clip_mask' && !ID.test(element.element)) ||
    (element.id === UPLOAD_ELEMENT && element.kind !== 'upload') ||
    (element.kind === 'clipart' && Object.keys(element.regions).some((region) => !ID.test(region)))
  return Object.fromEntries(
    elements.flatMap((element, at) =>
      isWrong(element) ? [[`design.elements.${at}.id`, [messages.notAnId]]] : [],
    ),
  )
}

/** Most masks on one element, each within the other. */
const MASKS_AT_MOST = 20

/** Errors of masks that name no element or another mask (REC-82), and of too many masks on one element. */
function maskErrors({ elements }: Design): Record<string, readonly string[]> {
  const drawn = new Set(elements.flatMap(({ id, kind }) => (kind === 'clip_mask' ? [] : [id])))
  const masks = new Map<string, number>()
  const errors: Record<string, readonly string[]> = {}
  for (const [at, element] of elements.entries()) {
    if (element.kind !== 'clip_mask' || !ID.test(element.element)) continue
    const place = `design.elements.${at}.element`
    const count = (masks.get(element.element) ?? 0) + 1
    masks.set(element.element, count)
    if (!drawn.has(element.element)) errors[place] = [recordNotFound]
    else if (count > MASKS_AT_MOST) errors[place] = [messages.tooManyMasks(MASKS_AT_MOST)]
  }
  return errors
}

/** The size of a design, formatted like a custom's fields. */
export function sidesOfDesign(design: Design): { readonly width: string; readonly height: string } {
  const { width, height } = sizeOfDesign(design)
  return { width: formatInches(width), height: formatInches(height) }
}

const underDesign = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [path === '' ? 'design' : `design.${path}`, texts]),
  )

/** Places in a design by the rules' fields. */
const PLACES: Readonly<Record<string, string>> = {
  user_file: 'design.elements.0.file',
  placement: 'design.elements.0',
  clip_type: 'design.sides.0.shape.clipType',
  clip_radius: 'design.sides.0.shape.clipRadius',
  contour_offset: 'design.sides.0.shape.contourOffset',
  contour_smoothness: 'design.sides.0.shape.contourSmoothness',
}

/** The same failure, reported at the design's places. */
export const atPlaceInDesign = (failure: Failure): Failure =>
  failure.reason === 'invalid'
    ? invalid(
        Object.fromEntries(
          Object.entries(failure.errors).map(([field, texts]) => [PLACES[field] ?? field, texts]),
        ),
      )
    : failure
