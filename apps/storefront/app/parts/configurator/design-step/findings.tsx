import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
import type { PreflightReport } from '@kisscut/shop'
import { showSize } from '@kisscut/core/units'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { StillChecking } from './still-checking.tsx'
import * as messages from '../../../messages/design.ts'
import css from './findings.module.css'

type Size = NonNullable<NonNullable<PreflightReport['findings'][number]['fix']>['size']>

type QuickFix = NonNullable<PreflightReport['findings'][number]['quickFix']>

interface Props {
  /** Null where the preflight did not finish in time. */
  readonly preflight: PreflightReport | null
  /** Where the artwork is fixed; absent where this is the place. */
  readonly designUrl?: string
  /** It is cut, and nothing of it is printed. LET-13. */
  readonly isCutOnly?: boolean
}

/** Orders the size a cut makes, in one tap, with scripts and without. */
function ResizeForm({ size }: { readonly size: Size }) {
  const { unit, locale } = useDisplayPreferences()
  return (
    <form method="post" className={css.resize}>
      <input type="hidden" name="width" value={size.width} />
      <input type="hidden" name="height" value={size.height} />
      <button type="submit" name="resize" value="size" className={css.button}>
        {messages.orderSize(showSize(size.width, size.height, unit, locale))}
      </button>
    </form>
  )
}

/** What the shop does about a finding, in one tap. PROD-15. */
function QuickFixForm({ quickFix }: { readonly quickFix: QuickFix }) {
  const fields =
    quickFix.does === 'options'
      ? { options: JSON.stringify(quickFix.options) }
      : {
          retouch: quickFix.does,
          ...(quickFix.does === 'vectorize' && { colors: String(VECTORIZE_COLORS.usual) }),
        }
  return (
    <form method="post" className={css.resize}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={css.button}>
        {quickFix.label}
      </button>
    </form>
  )
}

/** What the preflight found in a product, a message each; that it is still at work where it has not finished. PROD-11. */
export function Findings({ preflight, designUrl, isCutOnly = false }: Props) {
  if (preflight === null) return <StillChecking />
  const { findings } = preflight
  return (
    <section className={css.findings} aria-label={messages.preflight}>
      <h2 className={css.title}>{messages.preflight}</h2>
      {findings.length === 0 ? (
        <p className={css.ok}>{isCutOnly ? messages.readyToCut : messages.readyToPrint}</p>
      ) : (
        <ul className={css.list}>
          {findings.map(({ code, level, message, fix, quickFix }) => (
            <li key={code} className={css[level]}>
              {message} {fix?.placement && designUrl && <a href={designUrl}>{messages.fixOnCanvas}</a>}
              {fix?.size && <ResizeForm size={fix.size} />}
              {quickFix && <QuickFixForm quickFix={quickFix} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
