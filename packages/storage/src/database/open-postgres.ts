import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { postgresTables } from '../tables/index.ts'
import { type Database, type Db, joined } from './db.ts'
import { createTransactionGuard } from './transaction-guard.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

/** Name of the shop's connections in the server's own lists. */
export const APPLICATION_NAME = 'kisscut'

/** PostgreSQL over a pool of connections; a transaction holds one of them. */
export function openPostgres(url: string, now: Clock): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: APPLICATION_NAME,
  })
  // A connection the server drops reports that as an event; without a listener the event ends the process. The pool replaces idle
  // connections; in a transaction the next statement fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const guard = createTransactionGuard()
  const transactionOn = transactions(now)
  const query = drizzle(pool) as unknown as Db['query']
  return {
    dialect: 'postgres',
    tables: postgresTables(),
    query,
    scan: query,
    now,
    atomically: async (work) => {
      guard.assertOutside()
      const client = await pool.connect()
      return inTransaction(client, () => guard.during(() => work(transactionOn(client))))
    },
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/** The `Db` of a transaction on a connection: one per connection, so that its statements stay prepared. */
function transactions(now: Clock): (client: pg.PoolClient) => Db {
  const byClient = new WeakMap<pg.PoolClient, Db>()
  return (client) => {
    const db =
      byClient.get(client) ??
      joined({
        dialect: 'postgres',
        tables: postgresTables(),
        query: drizzle(oneByOne(client)) as unknown as Db['query'],
        now,
      })
    byClient.set(client, db)
    return db
  }
}

/** A connection that starts a statement when the one before has ended; pg 9 will refuse two at a time. */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...statement: Parameters<pg.PoolClient['query']>) => {
    const result = last.then(() => client.query(...statement))
    last = Promise.resolve(result).catch(() => undefined)
    return result
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  })
}

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  let broken = false
  try {
    await client.query('begin')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
