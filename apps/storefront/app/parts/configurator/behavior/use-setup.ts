import type { Problem } from '@kisscut/core/problem'
import { setupMachine, type ConfigurationChange } from '@kisscut/machines/setup'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import { fetchQuote } from './fetch-quote.ts'

/** The configurator's state, connected: the machine decides, this only asks the shop. */
export function useSetup(page: ConfiguratorData) {
  const machine = useMemo(() => setupMachine.provide({ actors: { fetchQuote } }), [])
  const [state, send] = useMachine(machine, {
    input: {
      product: page.product,
      configuredId: page.configured?.id ?? null,
      configuration: page.configuration,
      quote: page.quote,
      answer: page.answer,
      newUuid: () => crypto.randomUUID(),
    },
  })
  useEffect(() => {
    send({ type: 'page.read', product: page.product, configuredId: page.configured?.id ?? null })
  }, [send, page])
  return {
    ...state.context,
    /** The price shown is that of the wishes before. */
    isWaiting: state.hasTag('waiting'),
    isOffline: state.matches({ price: 'failed' }),
    wish: useCallback((wish: ConfigurationChange) => send({ type: 'configuration.changed', wish }), [send]),
    fix: useCallback(
      (fix: NonNullable<Problem['fix']>) =>
        send({ type: 'configuration.changed', wish: { of: 'mend', fix } }),
      [send],
    ),
    refetch: () => send({ type: 'retry.asked' }),
  }
}
