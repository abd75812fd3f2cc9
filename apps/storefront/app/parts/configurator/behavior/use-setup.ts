import { changeOfFix, type ConfigurationChange } from '@kisscut/core/configuration'
import type { Problem } from '@kisscut/core/problem'
import { trustedProduct } from '@kisscut/core/product'
import { setupMachine } from '@kisscut/machines/setup'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import { fetchQuoteIn } from './fetch-quote.ts'

/** Connects the setup machine to the page and the shop's API. */
export function useSetup(page: ConfiguratorData) {
  // Safe: the shop has validated it.
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
      entitlement: page.entitlement ?? { wholesale: false },
      newUuid: () => crypto.randomUUID(),
    },
  })
  useEffect(() => {
    send({ type: 'page.read', product, configuredId: page.configured?.id ?? null })
  }, [send, page, product])
  const { configuration, errors } = state.context
  const isOffline = state.matches({ price: 'failed' })
  const isRejected = state.matches({ price: 'rejected' })
  /** Reasons why the price is missing; empty if the shop can't be reached, null if the price is known or loading. ERR-1. */
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
    /** The displayed price is that of the previous configuration. */
    isWaiting: state.hasTag('waiting'),
    missingPrice,
    /** The current configuration, which right after hydration may be newer than the rendered one. FLOW-14. */
    chosen: useCallback(() => actor.getSnapshot().context.configuration, [actor]),
    change,
    fix: useCallback(
      (fix: NonNullable<Problem['fix']>) => change(changeOfFix(configuration, fix)),
      [change, configuration],
    ),
    refetch: useCallback(() => send({ type: 'retry.requested' }), [send]),
  }
}
