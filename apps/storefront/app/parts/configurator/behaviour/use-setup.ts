import type { Problem } from '@kisscut/core/problem'
import { setupMachine, type Wish } from '@kisscut/machines/setup'
import type { ProductPage } from '@kisscut/shop'
import { useMachine } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { askQuote } from './ask-quote.ts'
import { useProductData, type ProductData } from './use-product-data.ts'

/** The configurator's state, connected: the machine decides, this only reads the page and asks the shop. */
export function useSetup(page: ProductPage) {
  const machine = useMemo(() => setupMachine.provide({ actors: { askQuote } }), [])
  const [state, send] = useMachine(machine, {
    input: {
      product: page.product,
      configuredId: page.configured?.id ?? null,
      wishes: page.wishes,
      quote: page.quote,
      answer: page.answer,
      newUuid: () => crypto.randomUUID(),
    },
  })
  const tell = useCallback(
    (data: ProductData | null) => send(data ? { type: 'page.read', ...data } : { type: 'page.missing' }),
    [send],
  )
  useProductData(tell)
  return {
    ...state.context,
    /** The price shown is that of the wishes before. */
    isWaiting: state.hasTag('waiting'),
    isOffline: state.matches({ price: 'failed' }),
    isUnreadable: state.matches({ page: 'unreadable' }),
    wish: useCallback((wish: Wish) => send({ type: 'wish.changed', wish }), [send]),
    mend: useCallback(
      (mend: NonNullable<Problem['mend']>) => send({ type: 'wish.changed', wish: { of: 'mend', mend } }),
      [send],
    ),
    askAgain: () => send({ type: 'retry.asked' }),
  }
}
