/** The key under which a request takes effect once (API-9, API-25); null: it states none. */
export const idempotencyKeyOf = ({ headers }: Request): string | null =>
  headers.get('idempotency-key') || null
