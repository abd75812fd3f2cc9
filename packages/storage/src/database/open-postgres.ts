import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { postgresTables } from '../tables/index.ts'
import { type Database, type Db, joined, type JoinedDb } from './db.ts'
import { type CommitOutcome, commitOutcome, isLostConnection } from './commit-outcome.ts'
import { againAfterConflicts, RolledBackAtCommit } from './again-after-conflicts.ts'
import { createTransactionGuard } from './transaction-guard.ts'
import type { Clock } from '@kisscut/shop/ports/clock'

/** Name of the shop's connections in the server's lists. */
export const APPLICATION_NAME = 'kisscut'

/** Most connections of a shop, besides the one for health checks. */
const CONNECTIONS = 10

/**
 * PostgreSQL through a connection pool; a transaction holds one connection. Statements are sent without waiting for earlier
 * responses: the server runs them in order.
 */
export function openPostgres(url: string, now: Clock): Database {
  const pool = openPool(url, CONNECTIONS)
  // A separate connection, so that health checks don't wait for requests in a busy shop.
  const pings = openPool(url, 1)
  const guard = createTransactionGuard()
  const transactionOn = transactions(now)
  const query = drizzle(pool) as unknown as Db['query']
  return {
    dialect: 'postgres',
    tables: postgresTables(),
    query,
    scan: query,
    now,
    atomically: (work) => {
      guard.assertOutside()
      return againAfterConflicts(async () => {
        const client = await pool.connect()
        // Queried on a separate connection, because those of the pool may all be waiting for the same outcome.
        const outcomeOf = (id: string) => commitOutcome(pings, id)
        return inTransaction(client, outcomeOf, () => {
          const inside = transactionOn(client)
          inside.owners.clear()
          return guard.during(() => work(inside))
        })
      })
    },
    ping: async () => void (await pings.query('select 1')),
    close: async () => void (await Promise.all([pool.end(), pings.end()])),
  }
}

/** Sends statements of the same turn in one packet: a packet costs the shop more than the statement in it. */
class BatchingClient extends pg.Client {
  private isCorked = false
  override query = ((...statement: Parameters<pg.Client['query']>) => {
    if (!this.isCorked) {
      const { stream } = this.connection
      this.isCorked = true
      stream.cork()
      process.nextTick(() => {
        this.isCorked = false
        stream.uncork()
      })
    }
    return super.query(...statement)
  }) as pg.Client['query']
}

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    Client: BatchingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: APPLICATION_NAME,
    pipeline: true,
  })
  // A connection dropped by the server emits an event, which without a listener would end the process. The pool replaces idle
  // connections; in a transaction, the next statement fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The `Db` of a transaction on a connection: one per connection, so that its statements stay prepared. */
function transactions(now: Clock): (client: pg.PoolClient) => JoinedDb {
  const byClient = new WeakMap<pg.PoolClient, JoinedDb>()
  return (client) => {
    const db =
      byClient.get(client) ??
      joined({
        dialect: 'postgres',
        tables: postgresTables(),
        query: drizzle(client) as unknown as Db['query'],
        now,
      })
    byClient.set(client, db)
    return db
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  outcomeOf: (id: string) => Promise<CommitOutcome>,
  work: () => Promise<T>,
): Promise<T> {
  let broken = false
  try {
    // Awaited, because a statement after a failed `begin` would be committed by itself.
    const [, begun] = (await client.query(BEGIN)) as unknown as readonly pg.QueryResult<{ id: string }>[]
    const result = await work()
    await commit(client, () => outcomeOf(begun!.rows[0]!.id))
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

/** Gets the transaction's id together with its begin: once the connection is lost, nothing else identifies it. */
const BEGIN = 'begin; select txid_current()::text as id'

/** Ends a transaction. If the connection is lost meanwhile, queries whether it was committed. */
async function commit(client: pg.PoolClient, outcomeOf: () => Promise<CommitOutcome>): Promise<void> {
  const ended = await client.query('commit').catch(async (error: unknown) => {
    if (!isLostConnection(error)) throw error
    if ((await outcomeOf()) === 'aborted') throw new RolledBackAtCommit(error)
    return { command: 'COMMIT' }
  })
  // The server's response to a commit after a failed statement.
  if (ended.command === 'ROLLBACK')
    throw new Error('The transaction was undone: one of its statements had failed')
}
