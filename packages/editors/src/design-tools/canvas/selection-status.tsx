import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { elementName } from '../elements/names.ts'
import { selectedIn } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import visually from '../../canvas/visually-hidden.module.css'

/** Announces the selection on the canvas to screen readers (WCAG 4.1.3), but not each change while typing. */
export function SelectionStatus() {
  const { actor, store } = useSession()
  const selection = useSelector(actor, ({ context }) => context.selection)
  const names = useMemo(
    () => (selection.length === 0 ? [] : selectedIn(actor).map((element) => elementName(element, store))),
    [selection, actor, store],
  )
  return (
    <p aria-live="polite" className={visually.hidden}>
      {names.length > 0 && messages.selected(names)}
    </p>
  )
}
