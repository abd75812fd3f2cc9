import type { Currency, DecimalString } from '@kisscut/core/product'
import { showMoney } from '../../../parts/money/format.ts'
import { useLocale, useShopTime, WITH_ZONE } from '../../../parts/page/locale.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import type { ShownCorrection } from './shown-correction.ts'
import * as messages from '../../../messages/admin-edit.ts'
import css from './admin-edit-view.module.css'

type Entry = ShownCorrection['entries'][number]

/** Staff's corrections of the product, newest first. */
export function Corrections({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <Sheet as="section" aria-labelledby="corrections" className={css.about}>
      <h2 id="corrections">{messages.history}</h2>
      {entries.length === 0 && <p className={css.quiet}>{messages.noHistory}</p>}
      <ol className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <CorrectionOf entry={entry} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function CorrectionOf({ entry }: { readonly entry: Entry }) {
  const { who, at, reason, details, totals, currency } = entry
  const locale = useLocale()
  const showTime = useShopTime(WITH_ZONE)
  const shown = (total: DecimalString | null, of: Currency) => total && showMoney(total, of, locale)
  const lines =
    totals.before === totals.after
      ? details
      : [
          ...details,
          {
            label: messages.price,
            before: shown(totals.before, currency),
            after: shown(totals.after, currency),
          },
        ]
  return (
    <>
      <p className={css.quiet}>
        {who}, <time dateTime={at}>{showTime(at)}</time>
      </p>
      <p className={css.reason}>{reason || messages.noReason}</p>
      <ul className={css.lines}>
        {lines.map(({ label, before, after }) => (
          <li key={label}>
            {messages.changed(label, before ?? messages.nothing, after ?? messages.nothing)}
          </li>
        ))}
      </ul>
    </>
  )
}
