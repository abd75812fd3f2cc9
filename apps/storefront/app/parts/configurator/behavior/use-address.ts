import { queryOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import { useEffect, useRef } from 'react'

const REST = 300

/** Keeps the configuration in the page's address, so that reloading, sharing and coming back find it; `q` goes along. */
export function useConfigurationUrl(configuration: Configuration) {
  const first = useRef(configuration)
  useEffect(() => {
    if (configuration === first.current) return
    const timer = setTimeout(() => {
      const query = queryOf(configuration)
      const q = new URLSearchParams(location.search).get('q')
      if (q) query.set('q', q)
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [configuration])
}
