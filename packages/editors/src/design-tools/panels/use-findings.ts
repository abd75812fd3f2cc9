import { elementWith, type Design } from '@kisscut/artwork/design'
import type { Finding } from '@kisscut/artwork/measure'
import { inUnit } from '@kisscut/core/units'
import { useMemo } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { elementName } from '../elements/names.ts'
import type { Arrived } from '../library/library-store.ts'
import type { DesignSession } from '../session/session.ts'
import { useArrived, useDesign, useSession } from '../session/use-session.ts'

/** A finding in words, with where it is. */
export interface ShownFinding extends Pick<Finding, 'code' | 'level' | 'element'> {
  readonly side: string
  readonly text: string
  /** The name of the element. */
  readonly name: string
  /** The letters a font does not have; empty: none is missing. */
  readonly letters: string
}

/** What a printer would ask about the whole design; null until it can be measured. EDIT-11. */
export function useFindings(): readonly ShownFinding[] | null {
  const session = useSession()
  const design = useDesign()
  const arrived = useArrived()
  return useMemo(() => findingsIn(session, design, arrived), [session, design, arrived])
}

function findingsIn(
  session: DesignSession,
  design: Design,
  arrived: Arrived,
): readonly ShownFinding[] | null {
  const { drawing, resources } = arrived
  if (!drawing) return null
  const { store, product } = session
  // A font on its way is not missing.
  const isComing = ({ code, measured }: Finding) =>
    code === 'font-missing' && store.font(String(measured)) !== undefined
  return design.sides.flatMap((side) =>
    drawing
      .findingsOn(design, side, resources, product.rules)
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
            text: design.sides.length > 1 ? messages.onSide(message, side.name) : message,
            letters: code === 'missing-letters' ? String(finding.measured) : '',
          },
        ]
      }),
  )
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
