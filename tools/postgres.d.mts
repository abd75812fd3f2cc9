/** Starts a PostgreSQL on a free port with an empty database, which is deleted when it stops. */
export function startPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
