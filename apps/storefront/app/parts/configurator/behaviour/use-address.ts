import type { Product, Wishes } from '@kisscut/core/product'
import { useEffect, useRef } from 'react'
import { queryOfWishes } from '../form-fields.ts'

const REST = 300

/** Keeps the wishes in the page's address, so that reloading, sharing and coming back find them; `q` goes along. */
export function useAddressOfWishes(wishes: Wishes, product: Product) {
  const first = useRef(wishes)
  useEffect(() => {
    if (wishes === first.current) return
    const timer = setTimeout(() => {
      const query = queryOfWishes(wishes, product)
      const q = new URLSearchParams(location.search).get('q')
      if (q) query.set('q', q)
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [wishes, product])
}
