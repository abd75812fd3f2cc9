import type { Design, TextItem } from '@kisscut/artwork/design'
import type { LetteringFinding } from '@kisscut/artwork/lettering'
import { inUnit } from '@kisscut/core/units'
import { useMemo } from 'react'
import {
  useArrived,
  useDesign,
  useSession,
  type DesignSession,
  type ShownFinding,
} from '../design-tools/index.ts'
import * as messages from '../messages/lettering.ts'
import { tallEnough } from './tall-enough.ts'
import type { Lines } from './lines.ts'
import { useKnife, useLettering } from './use-lettering.ts'
import { useRested } from './use-rested.ts'

/** Findings beside the canvas while the shopper types; null until measured. LET-3, LET-4. */
export function useLetteringFindings(): readonly ShownFinding[] | null {
  const session = useSession()
  const { lines } = useLettering()
  const design = useRested(useDesign())
  const arrived = useArrived()
  const knife = useKnife()
  return useMemo(() => {
    if (knife === null) return null
    const ordered = knife.linesInOrder(design)
    const findings = knife
      .letteringFindings(design, arrived.resources)
      .filter((finding) => !isComing(finding, design, session))
    return findings.flatMap((finding) => {
      const at = ordered.findIndex(({ id }) => id === finding.element)
      const line = ordered[at]
      if (!line) return []
      // A height that resolves all findings of the line.
      const found = findings.filter(({ element }) => element === line.id)
      const heights = found.flatMap((each) => tallEnough(each, line, arrived) ?? [])
      const tall = tallEnough(finding, line, arrived) === null ? null : Math.max(...heights)
      return [shown(finding, line, at + 1, tall, { session, lines })]
    })
  }, [session, lines, design, arrived, knife])
}

/** Whether a reported font is still loading. */
function isComing({ code, element }: LetteringFinding, design: Design, { store }: DesignSession): boolean {
  if (code !== 'font-missing') return false
  const line = design.elements.find(({ id }) => id === element)
  return line?.kind === 'text' && store.font(line.font) !== undefined
}

interface Around {
  readonly session: DesignSession
  readonly lines: Lines
}

function shown(
  finding: LetteringFinding,
  line: TextItem,
  number: number,
  tall: number | null,
  { session: { store, unit }, lines }: Around,
): ShownFinding {
  const { code, level, element, letters, wanted } = finding
  const name = messages.lineNumber(number)
  const length = (inches: number) => `${inUnit(inches.toFixed(3), unit)} ${unit}`
  const text =
    code === 'missing-letters'
      ? messages.findings[code](name, letters, store.font(line.font)?.name ?? line.font)
      : code === 'font-missing' || code === 'no-letters' || code === 'too-much'
        ? messages.findings[code](name)
        : messages.findings[code](name, letters, length(wanted))
  return {
    code,
    level,
    element,
    side: line.side,
    name,
    text,
    letters: code === 'missing-letters' ? letters.join('') : '',
    ...(tall !== null && {
      fix: { label: messages.makeTall(length(tall)), apply: () => lines.setHeight(element, tall) },
    }),
  }
}
