import { queryOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import { CONFIGURED_FIELD } from '@kisscut/shop/tool-pages'
import { useEffect, useRef } from 'react'
import { SAMPLE_FIELD } from '../samples/sample-of-form.ts'

const REST = 300

/** Keeps the configuration in the page's address, so that reloading, sharing and coming back find it; `q`, a chosen sample and what was configured go along. */
export function useConfigurationUrl(configuration: Configuration) {
  const first = useRef(configuration)
  useEffect(() => {
    if (configuration === first.current) return
    const timer = setTimeout(() => {
      const query = queryOf(configuration)
      const before = new URLSearchParams(location.search)
      for (const name of ['q', SAMPLE_FIELD, CONFIGURED_FIELD]) {
        const value = before.get(name)
        if (value) query.set(name, value)
      }
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [configuration])
}
