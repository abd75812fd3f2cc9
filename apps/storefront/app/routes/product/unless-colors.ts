import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Skips revalidation when only the colors or the view change, which don't affect the server's data. */
export const unlessColors: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isColors =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !formMethod
  return isColors ? false : defaultShouldRevalidate
}
