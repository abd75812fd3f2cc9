import { provisionalPriceOf } from '@kisscut/core/price'
import type { Quote } from '@kisscut/core/product'
import { Button } from '../../action/button.tsx'
import { showCount } from '../../money/format.ts'
import { useTotalInWords } from '../../money/price.tsx'
import { Notice } from '../../notice/notice.tsx'
import { useLocale } from '../../page/locale.tsx'
import * as messages from '../../../messages/parts.tsx'

/** Offers a larger quantity that costs less. PRICE-15. */
export function Nudge({
  quote,
  onQuantity,
}: {
  readonly quote: Quote
  readonly onQuantity: (typed: string) => void
}) {
  const locale = useLocale()
  const inWords = useTotalInWords()
  const nudge = provisionalPriceOf(quote)?.nudge
  if (!nudge) return null
  const more = showCount(nudge.quantity, locale)
  return (
    <Notice
      kind="ok"
      action={
        <Button size="small" onClick={() => onQuantity(String(nudge.quantity))}>
          {messages.order(more)}
        </Button>
      }
    >
      {messages.costLess(more, inWords(nudge.total, quote.currency))}
    </Notice>
  )
}
