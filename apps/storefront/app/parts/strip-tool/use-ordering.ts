import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import { useCallback, useEffect, useState } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { messagesOf } from '../configurator/design/messages-of.ts'
import { dropDraft } from '../design-tool/draft.ts'
import * as messages from '../../messages/drag-drop-buy.ts'
import { putStripInCart, recordOfStrip, saveStrip } from './order-strip.ts'

interface Ordered {
  readonly id: string | null
  readonly revision: number
}

interface Ordering {
  readonly productId: string
  /** Where the browser keeps what is not in the cart yet. */
  readonly draft: string
  readonly saved: Ordered
  readonly q: string | null
  /** It has been saved: what is kept from now on is a change of it. */
  readonly onSaved: (saved: Ordered) => void
}

/** Saves what is put together and puts it in the cart; until that is done it stays a draft. DDB-7, DDB-9. */
export function useOrdering({ productId, draft, saved, q, onSaved }: Ordering) {
  const [isBusy, setIsBusy] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [errors, setErrors] = useState<readonly string[]>([])
  useEffect(() => {
    // Back from the cart the page is as it was left.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false)
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [])
  /** `isOver`: whatever was saved elsewhere meanwhile. */
  const order = useCallback(
    async (work: StripWork, configuration: Configuration, isOver = false) => {
      setIsBusy(true)
      setIsStale(false)
      setErrors([])
      try {
        const record = recordOfStrip(productId, configuration, work)
        const sent = await saveStrip(saved.id, isOver ? null : saved.revision, record)
        if (sent.ok) onSaved({ id: sent.id, revision: sent.revision })
        const put = sent.ok ? await putStripInCart(sent.id, q) : sent
        if (put.ok) {
          dropDraft(draft)
          location.assign(urlFor('cart') + (q ? `?${new URLSearchParams({ q })}` : ''))
          return
        }
        setIsStale(put.isStale)
        if (!put.isStale) setErrors(messagesOf(put.response))
      } catch {
        setErrors([messages.notSent])
      }
      setIsBusy(false)
    },
    [productId, draft, saved, q, onSaved],
  )
  return { order, isBusy, isStale, errors }
}
