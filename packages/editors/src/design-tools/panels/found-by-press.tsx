import { useMemo } from 'react'
import { elementName } from '../elements/names.ts'
import type { PressFinding } from '../press/press.ts'
import { useArrived, useDesign, useSession } from '../session/use-session.ts'
import { FindingActions } from './finding-actions.tsx'
import { fixOfPress } from './fixes.ts'
import css from '../../controls/checks.module.css'

/** The press's findings, each shown in place and, if possible, fixed with one click. EDIT-21. */
export function FoundByPress({ findings }: { readonly findings: readonly PressFinding[] }) {
  const session = useSession()
  const design = useDesign()
  const arrived = useArrived()
  const rows = useMemo(
    () =>
      findings.map((finding) => {
        const { element, fix } = fixOfPress(finding, design, arrived, session)
        const about = element && { element: element.id, name: elementName(element, session.store) }
        const side = finding.side ?? design.sides[0]?.id ?? ''
        const box = finding.part === undefined ? finding.place : undefined
        return { ...finding, fix, about, at: box ? { side, box } : null }
      }),
    [findings, design, arrived, session],
  )
  return (
    <ul className={css.checks} aria-live="polite">
      {rows.map(({ code, level, message, part = '', fix, about, at }) => (
        <li key={`${code} ${part} ${message}`} className={css[level]}>
          <span>{message}</span>
          <FindingActions id={`press ${code} ${part} ${message}`} about={about} place={at} fix={fix} />
        </li>
      ))}
    </ul>
  )
}
