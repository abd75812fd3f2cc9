import { elementsOn, variationOf, withoutElements, type VaryingItem } from '@kisscut/artwork/design'
import { TEXT_COLOR } from '@kisscut/artwork/design-scene'
import type { Paint } from '@kisscut/core/color'
import { recordsOfText, type TextRecords } from '@kisscut/core/variable-data'
import type { LoadedCustom } from '../../configure/loaded-custom.ts'
import type { DrawnDesign } from '../../ports/drawing.ts'
import type { LabelField, LabelJob } from '../../ports/labels.ts'
import type { CutDeps } from '../cuts.ts'
import { printDesignOf } from '../print-design.ts'
import { zipped } from './label-rows.ts'
import { PermanentJobError } from './permanent-error.ts'
import * as messages from '../../messages/jobs.ts'

/** The labels of a design whose texts vary, and how many they are. */
export interface DesignLabels {
  readonly job: LabelJob
  readonly count: number
}

interface Varying {
  readonly element: VaryingItem
  readonly of: TextRecords
}

/**
 * A label for each record of a design's texts: what stays the same is drawn once, what varies on each, at its place and size.
 * Throws {@link PermanentJobError} where nothing varies, or the texts have different numbers of records. VAR-10, DESIGN-33.
 */
export async function labelsOfDesign(deps: CutDeps, loaded: LoadedCustom): Promise<DesignLabels> {
  const { row, design } = loaded
  const varying = varyingOn(loaded)
  const [first] = varying
  if (first === undefined) throw new PermanentJobError(`Product ${row.id}: ${messages.nothingVaries}`)
  const other = varying.find(({ of }) => of.length !== first.of.length)
  if (other !== undefined)
    throw new PermanentJobError(
      `Product ${row.id}: ${messages.otherLengths(nameOf(first), first.of.length, nameOf(other), other.of.length)}`,
    )
  const { drawn } = await deps.drawings.of(loaded)
  const same = withoutElements(design, new Set(varying.map(({ element }) => element.id)))
  return {
    job: {
      design: await printDesignOf(deps, { ...loaded, design: same }),
      fields: varying.map(({ element }) => fieldOf(element, drawn)),
      records: zipped(varying.map(({ of }) => of.records)),
      fonts: drawn.fonts,
    },
    count: first.of.length,
  }
}

const varyingOn = ({ design }: LoadedCustom): readonly Varying[] =>
  elementsOn(design, design.sides[0]?.id ?? '').flatMap((element) => {
    if (element.kind !== 'text' && element.kind !== 'code') return []
    const of = recordsOfText(variationOf(element))
    return of ? [{ element, of }] : []
  })

const nameOf = ({ element }: Varying): string => element.symbolName || variationOf(element).text

function fieldOf(element: VaryingItem, { colors }: DrawnDesign): LabelField {
  const cssOf = ({ customColor, colorId }: Paint) =>
    customColor ?? (colorId === null ? undefined : colors[colorId])
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
