import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { NotFound } from './not-found.tsx'
import { OutOfOrder } from './out-of-order.tsx'

/** The error boundary of a page. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <OutOfOrder isBusy={status === 503} />
}
