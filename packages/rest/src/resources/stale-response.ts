import type { Stale } from '@kisscut/shop'
import { json } from '../http/responses.ts'

/** Somebody was faster: what the row is now, and what was sent (API-23). */
export const staleResponse = ({ message }: Stale<unknown>, current: unknown, sent: unknown): Response =>
  json({ errors: {}, error: message, current, sent }, 409)
