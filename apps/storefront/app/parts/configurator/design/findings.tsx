import type { PreflightReport } from '@kisscut/shop'
import css from './findings.module.css'

interface Props {
  /** Null where the preflight did not finish in time. */
  readonly preflight: PreflightReport | null
  /** Where the artwork is fixed; absent where this is the place. */
  readonly designUrl?: string
}

/** What the preflight found in a product, a message each. */
export function Findings({ preflight, designUrl }: Props) {
  if (preflight === null) return null
  const { findings } = preflight
  return (
    <section className={css.findings} aria-label="Preflight">
      <h2 className={css.title}>Preflight</h2>
      {findings.length === 0 ? (
        <p className={css.ok}>Ready to print.</p>
      ) : (
        <ul className={css.list}>
          {findings.map(({ code, level, message, fix }) => (
            <li key={code} className={css[level]}>
              {message} {fix?.placement && designUrl && <a href={designUrl}>Fix it on the canvas</a>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
