import type { ProductTile } from '@kisscut/shop'
import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { NotFound } from './not-found.tsx'
import { OutOfOrder } from './out-of-order.tsx'

/** The error boundary of a page. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound popular={(error.data as { popular?: ProductTile[] } | null)?.popular} />
  return <OutOfOrder />
}
