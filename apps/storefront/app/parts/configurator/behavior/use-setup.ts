import { changeOfFix, type ConfigurationChange } from '@kisscut/core/configuration'
import type { Problem } from '@kisscut/core/problem'
import { trustedProduct } from '@kisscut/core/product'
import { setupMachine } from '@kisscut/machines/setup'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import { fetchQuoteIn } from './fetch-quote.ts'

/** The configurator's state, connected: the machine decides, this only calls the shop. */
export function useSetup(page: ConfiguratorData) {
  // It comes from the shop, which has checked it.
  const product = useMemo(() => trustedProduct(page.product), [page.product])
  const { currency } = product
  const machine = useMemo(
    () => setupMachine.provide({ actors: { fetchQuote: fetchQuoteIn(currency) } }),
    [currency],
  )
  const [state, send, actor] = useMachine(machine, {
    input: {
      product,
      configuredId: page.configured?.id ?? null,
      configuration: page.configuration,
      quote: page.quote,
      schedule: page.priceSchedule,
      newUuid: () => crypto.randomUUID(),
    },
  })
  useEffect(() => {
    send({ type: 'page.read', product, configuredId: page.configured?.id ?? null })
  }, [send, page, product])
  const { configuration, errors } = state.context
  const isOffline = state.matches({ price: 'failed' })
  const isRejected = state.matches({ price: 'rejected' })
  /** Why the price of what is chosen is not known; empty: the shop could not be reached. Null: it is known, or on its way. ERR-1. */
  const missingPrice = useMemo(() => {
    if (isRejected) return [...errors.general, ...Object.values(errors.fields).flat()]
    return isOffline ? [] : null
  }, [isOffline, isRejected, errors])
  const change = useCallback(
    (stated: ConfigurationChange) => send({ type: 'configuration.changed', change: stated }),
    [send],
  )
  return {
    ...state.context,
    /** The price shown is that of the configuration before. */
    isWaiting: state.hasTag('waiting'),
    missingPrice,
    /** What is chosen now: where the page has just come to life, more may have been typed than it shows yet. FLOW-14. */
    chosen: useCallback(() => actor.getSnapshot().context.configuration, [actor]),
    change,
    fix: useCallback(
      (fix: NonNullable<Problem['fix']>) => change(changeOfFix(configuration, fix)),
      [change, configuration],
    ),
    refetch: useCallback(() => send({ type: 'retry.requested' }), [send]),
  }
}
