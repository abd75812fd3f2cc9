import { json } from '../http/responses.ts'

/** Somebody was faster: what the row is now, and what was sent (API-23). */
export const staleResponse = (
  { message }: { readonly message: string },
  current: unknown,
  sent: unknown,
): Response => json({ errors: {}, error: message, current, sent }, 409)
