import { HttpError } from '../http/http-error.ts'
import { errorWire, json } from '../http/responses.ts'

const STALE = 412

/** Another save came first: the row as it is now, and the values sent (API-23). */
export const staleResponse = (
  { message }: { readonly message: string },
  current: unknown,
  sent: unknown,
): Response => json({ ...errorWire(new HttpError(STALE, message)), current, sent }, STALE)
