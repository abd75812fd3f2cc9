import { variationOf, type VaryingItem } from '@kisscut/artwork/design'
import type { RecordFinding } from '@kisscut/artwork/measure'
import { isListed } from '@kisscut/core/variable-data'
import { inUnit } from '@kisscut/core/units'
import { useMemo } from 'react'
import * as messages from '../../messages/records-report.ts'
import type { DesignSession } from '../session/session.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import checks from '../../controls/checks.module.css'
import css from './panel.module.css'

/** Number shown at once. */
const SHOWN = 10
const ERRORS: ReadonlySet<string> = new Set(['missing-letters', 'no-code', 'small-code'])

/** Findings about single records of a list or column, each shown on the canvas with one click. VAR-16. */
export function RecordsReport({ element }: { readonly element: VaryingItem }) {
  const session = useSession()
  const { drawing, resources } = useArrived()
  const face = element.kind === 'text' ? resources.face(element.font) : null
  const { findings, count } = useMemo(
    () =>
      drawing && isListed(variationOf(element))
        ? drawing.recordFindings(element, { face: () => face })
        : { findings: [], count: 0 },
    [drawing, element, face],
  )
  if (count === 0) return null
  return (
    <section className={css.section} aria-label={messages.recordsHead}>
      <ul className={checks.checks}>
        {findings.slice(0, SHOWN).map((finding) => (
          <li
            key={`${finding.code} ${finding.piece}`}
            className={ERRORS.has(finding.code) ? checks.error : checks.warning}
          >
            <span>{textOf(finding, session)}</span>
            <button
              type="button"
              className={checks.action}
              aria-label={messages.showPieceNumber(finding.piece)}
              onClick={() => session.store.showPiece(finding.piece)}
            >
              {messages.showPiece}
            </button>
          </li>
        ))}
      </ul>
      {count > SHOWN && <p className={css.hint}>{messages.moreRecords(count - SHOWN)}</p>}
    </section>
  )
}

function textOf({ code, piece, text, about }: RecordFinding, { unit }: DesignSession): string {
  switch (code) {
    case 'blank':
      return messages.records[code](piece)
    case 'repeated':
    case 'set-smaller':
      return messages.records[code](piece, text, Number(about))
    case 'missing-letters':
    case 'no-code':
      return messages.records[code](piece, text, String(about))
    case 'small-code':
      return messages.records[code](piece, text, `${inUnit(Number(about).toFixed(3), unit)} ${unit}`)
  }
}
