import { statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIGRATIONS } from '../testing/open-for-test.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'
import { createScanThread, type ScanThread } from './scan-thread.ts'
import { openConnection, type Connection } from './sqlite-connection.ts'

/** Takes long to read: as much as a hundred thousand wide rows. */
const LONG =
  'with recursive n(x) as (select 1 union all select x + 1 from n limit 3000000) select count(*) from n'

describe('reads of whole tables on SQLite (ADMIN-3)', () => {
  let folder: string
  let connection: Connection
  let thread: ScanThread
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-scan-'))
    const file = join(folder, 'shop.sqlite')
    connection = openConnection(file, 'none')
    connection.perform('create table color (id text, name text)', [], 'run')
    thread = createScanThread(file)
  })
  afterAll(async () => {
    await thread.close()
    await connection.close()
    await rm(folder, { recursive: true })
  })

  it('return committed rows with their values', async () => {
    connection.perform('insert into color values (?, ?)', ['red', "It's red"], 'run')
    expect(await thread.all('select id, name from color where id = ?', ['red'])).toEqual({
      rows: [['red', "It's red"]],
    })
  })

  it('let other requests continue meanwhile', async () => {
    const order: string[] = []
    const long = thread.all(LONG, []).then(({ rows }) => order.push(`counted ${String(rows)}`))
    for (let request = 1; request <= 3; request += 1) {
      await turn()
      order.push(`request ${request}`)
    }
    await long
    expect(order).toEqual(['request 1', 'request 2', 'request 3', 'counted 3000000'])
  })

  it('can’t change anything, and fail alone, with the database’s error code', async () => {
    const [failed, fine] = await Promise.allSettled([
      thread.all("insert into color values ('blue', '')", []),
      thread.all('select count(*) from color', []),
    ])
    expect(failed).toMatchObject({ status: 'rejected' })
    expect(fine).toMatchObject({ status: 'fulfilled', value: { rows: [[1]] } })
    await expect(thread.all('select * from nothing', [])).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
  })

  it('are rejected if the thread ends, and the next one starts it again', async () => {
    const long = expect(thread.all(LONG, [])).rejects.toThrow('has ended')
    await thread.close()
    await long
    expect(await thread.all('select count(*) from color', [])).toEqual({ rows: [[1]] })
  })
})

describe('the log of an SQLite file (API-22)', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-log-'))
    file = join(folder, 'shop.sqlite')
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** The content of the file alone, as if the log were lost. */
  const inFile = async (table = 'note') => {
    const copy = join(folder, 'copy.sqlite')
    await cp(file, copy)
    const connection = openConnection(copy)
    const { rows } = connection.perform(`select count(*) from ${table}`, [], 'get')
    await connection.close()
    await rm(copy)
    return rows[0]
  }

  it('is checkpointed in the thread, and restarts when it is long', async () => {
    const connection = openConnection(file)
    const thread = createScanThread(file)
    connection.perform('create table note (text text)', [], 'run')
    await thread.checkpoint(1000)
    const logged = () => statSync(`${file}-wal`).size
    for (let at = 0; at < 20; at++) {
      connection.perform('insert into note values (?)', ['x'.repeat(20_000)], 'run')
      const before = logged()
      await thread.checkpoint(at < 10 ? 1000 : 2)
      expect(await inFile()).toBe(at + 1)
      if (at > 11) expect(logged()).toBe(before)
    }
    await thread.close()
    await connection.close()
  })

  it('is checkpointed after many changed rows, outside of the commits', async () => {
    migrateSqlite(file, MIGRATIONS)
    const database = openSqlite(file, () => new Date())
    const { version } = database.tables
    await database.atomically(async ({ query }) => {
      for (let at = 0; at < 400; at++) await query.insert(version).values({ id: `note ${at}`, number: at })
    })
    await vi.waitUntil(async () => Number(await inFile('version').catch(() => 0)) >= 400)
    await database.close()
  })
})
