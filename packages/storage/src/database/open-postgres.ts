import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Clock } from '@kisscut/shop'
import { postgresTables } from '../tables/index.ts'
import { type Database, type Db, joined } from './db.ts'
import { makeWayAround } from './no-way-around.ts'

/** The way in while this transaction is open. */
const joinedTo = (inside: unknown, now: Clock): Db =>
  joined({ dialect: 'postgres', tables: postgresTables, query: inside as Db['query'], now })

/** PostgreSQL over a pool of connections; a transaction holds one of them. */
export function openPostgres(url: string, now: Clock): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const query = drizzle(pool)
  const wayAround = makeWayAround()
  return {
    dialect: 'postgres',
    tables: postgresTables,
    query: query as unknown as Db['query'],
    now,
    atomically: async (work) => {
      wayAround.refuse()
      return query.transaction((inside) => wayAround.during(() => work(joinedTo(inside, now))))
    },
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
