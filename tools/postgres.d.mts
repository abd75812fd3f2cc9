/** Starts a PostgreSQL of its own on a free port with an empty database, which is gone when it stops. */
export function startPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
