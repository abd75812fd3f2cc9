import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { NotFound } from './not-found.tsx'
import { OutOfOrder } from './out-of-order.tsx'

/** The error boundary of a page. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <OutOfOrder />
}
