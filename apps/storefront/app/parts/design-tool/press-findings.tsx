import { FoundByPress } from '@kisscut/editors/design-tools'
import * as messages from '../../messages/design.ts'
import type { Found } from './use-press.ts'
import css from '../configurator/design-step/findings.module.css'

/** What the press finds in the design as it is on the canvas. PROD-11. */
export function PressFindings({ found }: { readonly found: Found }) {
  return (
    <section className={css.findings} aria-label={messages.preflight}>
      <h2 className={css.title}>{messages.preflight}</h2>
      {found === 'checking' ? (
        <p className={css.waiting}>{messages.stillChecking}</p>
      ) : found.length === 0 ? (
        <p className={css.ok}>{messages.readyToPrint}</p>
      ) : (
        <FoundByPress findings={found} />
      )}
    </section>
  )
}
