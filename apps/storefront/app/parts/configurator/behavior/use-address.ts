import type { Product, Configuration } from '@kisscut/core/product'
import { useEffect, useRef } from 'react'
import { queryOfConfiguration } from '../form-fields.ts'

const REST = 300

/** Keeps the wishes in the page's address, so that reloading, sharing and coming back find them; `q` goes along. */
export function useConfigurationUrl(configuration: Configuration, product: Product) {
  const first = useRef(configuration)
  useEffect(() => {
    if (configuration === first.current) return
    const timer = setTimeout(() => {
      const query = queryOfConfiguration(configuration, product)
      const q = new URLSearchParams(location.search).get('q')
      if (q) query.set('q', q)
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [configuration, product])
}
