import { elementWith } from '@kisscut/artwork/design'
import { boundsOf } from '@kisscut/artwork/placement'
import type { Box } from '@kisscut/artwork/geometry'
import { useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { designIn } from '../session/session.ts'
import { usePointed, useSession } from '../session/use-session.ts'
import type { ShownFix } from './fixes.ts'
import css from '../../controls/checks.module.css'

interface Props {
  /** Identifies the finding among all. */
  readonly id: string
  /** Id and name of its element; null for none, or one that was removed. */
  readonly about: { readonly element: string; readonly name: string } | null
  /** Its place, if it is not about an element. */
  readonly place?: { readonly side: string; readonly box: Box } | null
  readonly fix: ShownFix | null
  /** Called before an element is selected. */
  readonly onSelect?: (ids: readonly string[]) => void
}

/** One-click actions of a finding: show it in place, and fix it. EDIT-21. */
export function FindingActions({ id, about, place = null, fix, onSelect }: Props) {
  const session = useSession()
  const pointed = usePointed()
  const isShown = pointed?.key === id
  const name = about?.name ?? messages.itsPlace
  const show = () => {
    const element = about && elementWith(designIn(session.actor), about.element)
    const found = element ? { side: element.side, box: boundsOf(element) } : place
    if (!found) return
    session.actor.send({ type: 'side.shown', side: found.side })
    if (element) (onSelect ?? session.select)([element.id])
    session.pointing.pointAt({ ...found, key: id })
  }
  return (
    <>
      {(about !== null || place !== null) && (
        <button
          type="button"
          className={css.action}
          aria-label={messages.showNamed(name)}
          aria-pressed={isShown}
          onClick={() => (isShown ? session.pointing.pointAt(null) : show())}
        >
          {messages.show}
        </button>
      )}
      {fix && <FixButton fix={fix} name={name} />}
    </>
  )
}

function FixButton({ fix, name }: { readonly fix: ShownFix; readonly name: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <span>{messages.notFetched}</span>
  return (
    <button
      type="button"
      className={css.action}
      aria-label={messages.fixNamed(fix.label, name)}
      onClick={() => fix.apply().catch(() => setHasFailed(true))}
    >
      {fix.label}
    </button>
  )
}
