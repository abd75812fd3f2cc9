import { useLocation } from '@remix-run/react'
import { searchOf, type Asked } from './filter-query.ts'

/** The address of this page with another question. */
export function useAddressOf(): (asked: Asked) => string {
  const { pathname } = useLocation()
  return (asked) => pathname + searchOf(asked)
}
