import {
  cutAlong,
  elementsOn,
  followsArtwork,
  variationOf,
  withoutElements,
  type VaryingItem,
} from '@kisscut/artwork/design'
import { TEXT_COLOR, colorOf } from '@kisscut/artwork/design-scene'
import type { Paint } from '@kisscut/core/color'
import { recordsOfText, type TextRecords } from '@kisscut/core/variable-data'
import type { SoldProduct } from '../../configure/sold-product.ts'
import type { DrawnDesign } from '../../ports/drawing.ts'
import type { LabelField, LabelJob } from '../../ports/labels.ts'
import { printDesignOf } from '../print-design.ts'
import { zipped } from './label-rows.ts'
import { PermanentJobError } from './permanent-error.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/jobs.ts'

/** The labels of one side of a product, and their number. */
export interface SideLabels {
  readonly job: LabelJob
  readonly count: number
  /** Prefix of its file names; empty for a product with one side. */
  readonly side: string
}

interface Varying {
  readonly element: VaryingItem
  readonly of: TextRecords
}

/**
 * A label for each record of a design, for every side: the shared content is drawn once, the varying texts and codes on each
 * label, at their place and size. All sides have the same number of pages, in the same order. Throws {@link PermanentJobError} if
 * nothing varies, or if texts and codes have different numbers of records. VAR-10, DESIGN-33.
 */
export async function labelsOfDesign(
  deps: Deps<'drawings'> & DepsOf<typeof printDesignOf>,
  loaded: SoldProduct,
): Promise<readonly SideLabels[]> {
  const { row, design } = loaded
  const varying = design.sides.flatMap(({ id }) => varyingOn(loaded, id))
  const [first] = varying
  if (first === undefined) throw new PermanentJobError(`Product ${row.id}: ${messages.nothingVaries}`)
  const other = varying.find(({ of }) => of.length !== first.of.length)
  if (other !== undefined)
    throw new PermanentJobError(
      `Product ${row.id}: ${messages.otherLengths(nameOf(first), first.of.length, nameOf(other), other.of.length)}`,
    )
  const count = first.of.length
  // Every piece is cut along the line around the first.
  const cut = followsArtwork(design) ? cutAlong(design, (await deps.drawings.of(loaded)).contour) : design
  const same = withoutElements(cut, new Set(varying.map(({ element }) => element.id)))
  const shared = await printDesignOf(deps, { ...loaded, design: same })
  const labels: SideLabels[] = []
  for (const [at, { id, name }] of design.sides.entries()) {
    const drawn = await deps.drawings.drawn(loaded, id)
    const onSide = varyingOn(loaded, id)
    const { otherSides = [], ...front } = shared
    const back = otherSides[at - 1]
    labels.push({
      side: design.sides.length === 1 ? '' : `${slugOf(name) || `side-${at + 1}`}-`,
      count,
      job: {
        design: back ? { ...front, artwork: back.artwork, placement: back.placement } : front,
        fields: onSide.map(({ element }) => fieldOf(element, drawn)),
        records: onSide.length === 0 ? blank(count) : zipped(onSide.map(({ of }) => of.records)),
        fonts: drawn.fonts,
      },
    })
  }
  return labels
}

/** This many empty rows, for a side that is the same on every piece. */
function* blank(count: number): Generator<readonly string[]> {
  for (let row = 0; row < count; row += 1) yield []
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const varyingOn = ({ design }: SoldProduct, side: string): readonly Varying[] =>
  elementsOn(design, side).flatMap((element) => {
    if (element.hidden || (element.kind !== 'text' && element.kind !== 'code')) return []
    const of = recordsOfText(variationOf(element))
    return of ? [{ element, of }] : []
  })

const nameOf = ({ element }: Varying): string => element.symbolName || variationOf(element).text

function fieldOf(element: VaryingItem, { colors }: DrawnDesign): LabelField {
  const cssOf = (paint: Paint) => colorOf(paint, { color: (id) => colors[id] ?? null })
  const { x, y, width, height } = element
  const box = { x, y, width, height }
  if (element.kind === 'code')
    return { kind: 'drawn', element, box, color: cssOf(element.color) ?? '#000000' }
  const [color, stroke] = [cssOf(element.fill) ?? TEXT_COLOR, cssOf(element.stroke)]
  return {
    kind: 'drawn',
    element,
    box,
    color,
    ...(stroke && element.stroke.width > 0 && { stroke }),
  }
}
