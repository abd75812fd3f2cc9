import { json } from '../http/responses.ts'

/** Another save came first: the row as it is now, and the values sent (API-23). */
export const staleResponse = (
  { message }: { readonly message: string },
  current: unknown,
  sent: unknown,
): Response => json({ errors: {}, error: message, current, sent }, 409)
