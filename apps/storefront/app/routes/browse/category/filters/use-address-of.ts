import { useLocation } from '@remix-run/react'
import { searchOf, type FilterQuery } from './filter-query.ts'

/** The URL of this page with another query. */
export function useAddressOf(): (filter: FilterQuery) => string {
  const { pathname } = useLocation()
  return (filter) => pathname + searchOf(filter)
}
