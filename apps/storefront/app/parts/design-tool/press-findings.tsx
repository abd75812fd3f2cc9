import { FoundByPress } from '@kisscut/editors/design-tools'
import * as messages from '../../messages/design.ts'
import type { Found } from './use-press.ts'
import css from '../configurator/design-step/findings.module.css'

/** The press's findings about the design on the canvas. PROD-11. */
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
