import { queryOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import { CONFIGURED_FIELD, OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { useEffect, useRef } from 'react'
import { SAMPLE_FIELD } from '../samples/sample-of-form.ts'

const REST = 300
const NOTHING = {}

/**
 * Keeps the configuration in the page's address, for reloading, sharing and the Back button; keeps `q`, a chosen sample,
 * an offer and the page's other parameters.
 */
export function useConfigurationUrl(
  configuration: Configuration,
  more: Readonly<Record<string, string>> = NOTHING,
) {
  const first = useRef({ configuration, more })
  useEffect(() => {
    if (configuration === first.current.configuration && more === first.current.more) return
    const timer = setTimeout(() => {
      const query = queryOf(configuration)
      const before = new URLSearchParams(location.search)
      for (const name of ['q', SAMPLE_FIELD, CONFIGURED_FIELD, OFFER_FIELD]) {
        const value = before.get(name)
        if (value) query.set(name, value)
      }
      for (const [name, value] of Object.entries(more)) query.set(name, value)
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [configuration, more])
}
