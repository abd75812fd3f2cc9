import { isDeepStrictEqual } from 'node:util'
import { beyondUpload, uploadOf } from '@kisscut/artwork/design'
import { designToJson, readDesign } from '@kisscut/artwork/design-json'
import type { ConfigurationChange } from '@kisscut/core/configuration'
import { formatInches } from '@kisscut/core/units'
import { choicesInDesign, designOfCustom, sizeOfDesign } from '../design/custom-design.ts'
import { invalid, type Failure } from '../outcome.ts'
import type { CustomRow } from './custom-rows.ts'
import * as messages from '../messages/artwork.ts'

/** The change, with what a design states in it; the size that the design has. */
export interface StatedChange {
  readonly ok: true
  readonly change: ConfigurationChange
  readonly designSize: { readonly width: string; readonly height: string } | null
}

/** A stored design as clients are sent it: of today's version, whichever wrote it. */
const sentDesign = (row: CustomRow): unknown => JSON.parse(designToJson(designOfCustom(row)))

/**
 * Reads the design a client states beside its fields. A design sent back as it is stored states nothing; otherwise it
 * wins over the fields that are another view of it. One that the shop cannot produce is refused under the place in it.
 */
export function withDesign(
  change: ConfigurationChange,
  design: unknown,
  before: CustomRow | null,
): StatedChange | Failure {
  if (design == null || (before?.design && isDeepStrictEqual(design, sentDesign(before))))
    return { ok: true, change, designSize: null }
  const reading = readDesign(design)
  if (!reading.ok) return invalid(underDesign(reading.errors))
  const beyond = beyondUpload(reading.design)
  if (beyond !== null) return invalid({ [`design.${beyond}`]: [messages.notProduced] })
  const { width, height } = sizeOfDesign(reading.design)
  const userFileId = uploadOf(reading.design)?.file ?? null
  return {
    ok: true,
    change: { ...change, ...choicesInDesign(reading.design), userFileId },
    designSize: { width: formatInches(width), height: formatInches(height) },
  }
}

const underDesign = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [path === '' ? 'design' : `design.${path}`, texts]),
  )

/** Where in a design the rules' fields are. */
const PLACES: Readonly<Record<string, string>> = {
  user_file: 'design.elements.0.file',
  placement: 'design.elements.0',
  clip_type: 'design.sides.0.shape.clipType',
  clip_radius: 'design.sides.0.shape.clipRadius',
  contour_offset: 'design.sides.0.shape.contourOffset',
  contour_smoothness: 'design.sides.0.shape.contourSmoothness',
}

/** The same failure under the places of the design it was stated by. */
export const atPlaceInDesign = (failure: Failure): Failure =>
  failure.reason === 'invalid'
    ? invalid(
        Object.fromEntries(
          Object.entries(failure.errors).map(([field, texts]) => [PLACES[field] ?? field, texts]),
        ),
      )
    : failure
