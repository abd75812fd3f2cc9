import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Another choice of colors or view changes nothing that the server knows. */
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
