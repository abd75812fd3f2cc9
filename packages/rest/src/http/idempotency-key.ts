import { cutText } from '@kisscut/core/text'
/** The key under which a request takes effect once (API-9, API-25); null: it states none. */
export const idempotencyKeyOf = ({ headers }: Request): string | null =>
  cutText(headers.get('idempotency-key') ?? '', 200) || null
