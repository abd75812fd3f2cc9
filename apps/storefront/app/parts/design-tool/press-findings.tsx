import { FoundByPress } from '@kisscut/editors/design-tools'
import type { PreflightReport } from '@kisscut/shop'
import * as messages from '../../messages/design.ts'
import css from '../configurator/design/findings.module.css'

type Found = PreflightReport['findings']

/** What the press finds in the design as it was saved last. PROD-11. */
export function PressFindings({ found }: { readonly found: Found }) {
  return (
    <section className={css.findings} aria-label={messages.preflight}>
      <h2 className={css.title}>{messages.preflight}</h2>
      {found.length === 0 ? (
        <p className={css.ok}>{messages.readyToPrint}</p>
      ) : (
        <FoundByPress findings={found} />
      )}
    </section>
  )
}
