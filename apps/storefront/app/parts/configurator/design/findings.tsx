import type { PreflightReport } from '@kisscut/shop'
import css from './findings.module.css'

interface Props {
  /** Null where the press room could not look at it in time. */
  readonly preflight: PreflightReport | null
  /** Where the artwork is mended; absent where this is the place. */
  readonly designUrl?: string
}

/** What the preflight has to say about a product, each finding in its words. */
export function Findings({ preflight, designUrl }: Props) {
  if (preflight === null) return null
  const { findings } = preflight
  return (
    <section className={css.findings} aria-label="Preflight">
      <h2 className={css.title}>Preflight</h2>
      {findings.length === 0 ? (
        <p className={css.ok}>Nothing stands between this and the press.</p>
      ) : (
        <ul className={css.list}>
          {findings.map(({ code, level, message, fix }) => (
            <li key={code} className={css[level]}>
              {message} {fix?.placement && designUrl && <a href={designUrl}>Mend it on the mat</a>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
