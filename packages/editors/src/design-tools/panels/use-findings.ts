import {
  dieLineOf,
  elementWith,
  elementsOn,
  remove,
  type Design,
  type Element,
  type Side,
} from '@kisscut/artwork/design'
import type { Finding, Fix } from '@kisscut/artwork/measure'
import { inUnit } from '@kisscut/core/units'
import type { PrintRules } from '@kisscut/core/print-rules'
import { useMemo, useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { elementName } from '../elements/names.ts'
import type { Arrived } from '../library/library-store.ts'
import type { DesignSession } from '../session/session.ts'
import { useArrived, useDesign, useSession } from '../session/use-session.ts'
import { shownFix, type ShownFix } from './fixes.ts'

/** A finding in words, with its place. */
export interface ShownFinding extends Pick<Finding, 'level' | 'element'> {
  readonly code: string
  readonly side: string
  readonly text: string
  /** The name of the element. */
  readonly name: string
  /** The letters missing from a font; empty for none. */
  readonly letters: string
  /** Its one-click fix; null for none. */
  readonly fix?: ShownFix | null
}

/** Findings about the whole design, as a printer would raise them; null until it can be measured. EDIT-11. */
export function useFindings(): readonly ShownFinding[] | null {
  const session = useSession()
  const design = useDesign()
  const arrived = useArrived()
  const [measure] = useState(measuring)
  return useMemo(() => findingsIn(session, design, arrived, measure), [session, design, arrived, measure])
}

type Measured = Finding & { readonly fix: Fix | null }
type Measure = (design: Design, side: Side, arrived: Arrived, rules: PrintRules) => readonly Measured[]

/** Measures an element again only if it, its side or its resources have changed: typing a letter measures one text. */
function measuring(): Measure {
  const known = new Map<
    string,
    { readonly key: readonly unknown[]; readonly of: WeakMap<Element, readonly Measured[]> }
  >()
  return (design, side, { drawing, resources }, rules) => {
    if (!drawing) return []
    const key = [side.shape, design.width, design.height, resources, rules]
    const before = known.get(side.id)
    const isSame = before !== undefined && key.every((each, at) => each === before.key[at])
    const { of } = isSame ? before : { of: new WeakMap<Element, readonly Measured[]>() }
    if (!isSame) known.set(side.id, { key, of })
    const spec = dieLineOf(design, side, rules)
    return elementsOn(design, side.id).flatMap((element) => {
      const found =
        of.get(element) ??
        drawing.findingsOf(element, spec, resources, rules).map((each) => ({
          ...each,
          fix: drawing.fixOf(each, element, spec, resources, rules),
        }))
      of.set(element, found)
      return found
    })
  }
}

function findingsIn(
  session: DesignSession,
  design: Design,
  arrived: Arrived,
  measure: Measure,
): readonly ShownFinding[] | null {
  if (!arrived.drawing) return null
  const { store, product } = session
  // A loading font is not missing.
  const isComing = ({ code, measured }: Finding) =>
    code === 'font-missing' && store.font(String(measured)) !== undefined
  const onSide = (message: string, side: Side) =>
    design.sides.length > 1 ? messages.onSide(message, side.name) : message
  const goneOn = (side: Side): readonly ShownFinding[] =>
    elementsOn(design, side.id).flatMap((element) => {
      if (element.kind === 'text' || element.hidden || !store.isGone(element)) return []
      const name = elementName(element, store)
      const text = onSide(messages.pictureMissing(name), side)
      const fix =
        element.canRemove && !element.locked
          ? { label: messages.deleteIt, apply: async () => session.perform(remove([element.id])) }
          : null
      const shared = { element: element.id, side: side.id, name, text, fix, letters: '' }
      return [{ ...shared, code: 'picture-missing' as const, level: 'error' as const }]
    })
  return design.sides.flatMap((side) => [
    ...goneOn(side),
    ...measure(design, side, arrived, product.rules)
      .filter((finding) => !isComing(finding))
      .flatMap((finding) => {
        const element = elementWith(design, finding.element)
        if (!element) return []
        const name = elementName(element, store)
        const message = textOf(finding, name, session, element.kind === 'text' ? element.font : '')
        const { code, level } = finding
        return [
          {
            code,
            level,
            element: finding.element,
            side: side.id,
            name,
            fix: shownFix(finding.fix, session),
            text: onSide(message, side),
            letters: code === 'missing-letters' ? String(finding.measured) : '',
          },
        ]
      }),
  ])
}

function textOf(
  { code, measured, wanted }: Finding,
  name: string,
  { store, unit }: DesignSession,
  font: string,
): string {
  const length = (inches: number | string) => `${inUnit(Number(inches).toFixed(3), unit)} ${unit}`
  const say = messages.findings
  switch (code) {
    case 'off-product':
    case 'font-missing':
    case 'code-unreadable':
      return say[code](name)
    case 'outside-safe-area':
      return say[code](name, length(wanted))
    case 'low-resolution':
    case 'unprintable-resolution':
      return say[code](name, Math.round(Number(measured)))
    case 'thin-stroke':
      return say[code](name, length(measured))
    case 'missing-letters':
      return say[code](String(measured), store.font(font)?.name ?? name)
    case 'code-too-small':
      return say[code](name, String(wanted))
  }
}
