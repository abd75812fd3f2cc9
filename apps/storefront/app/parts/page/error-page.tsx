import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { NotFound } from './not-found.tsx'
import { OutOfOrder } from './out-of-order.tsx'

/** What a page shows in place of itself when it can't. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <OutOfOrder />
}
