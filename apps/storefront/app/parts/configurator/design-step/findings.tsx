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
  /** Null if the preflight did not finish in time. */
  readonly preflight: PreflightReport | null
  /** URL of the page where artwork is fixed; absent on that page itself. */
  readonly designUrl?: string
  /** The product is cut and not printed. LET-13. */
  readonly isCutOnly?: boolean
}

/** Orders the finished size with one click, with or without scripts. */
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

/** Fixes a finding with one click. PROD-15. */
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

/** The preflight's findings as messages, or a note that it is still running. PROD-11. */
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
