import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScanThread, type ScanThread } from './scan-thread.ts'
import { openConnection, type Connection } from './sqlite-connection.ts'

/** Reads for a good while: as much as a hundred thousand wide rows. */
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

  it('see what was committed, with their values', async () => {
    connection.perform('insert into color values (?, ?)', ['red', "It's red"], 'run')
    expect(await thread.all('select id, name from color where id = ?', ['red'])).toEqual({
      rows: [['red', "It's red"]],
    })
  })

  it('leave the requests of others alone: those go on meanwhile', async () => {
    const order: string[] = []
    const long = thread.all(LONG, []).then(({ rows }) => order.push(`counted ${String(rows)}`))
    for (let request = 1; request <= 3; request += 1) {
      await turn()
      order.push(`request ${request}`)
    }
    await long
    expect(order).toEqual(['request 1', 'request 2', 'request 3', 'counted 3000000'])
  })

  it('change nothing, and fail alone, with the code of the database', async () => {
    const [failed, fine] = await Promise.allSettled([
      thread.all("insert into color values ('blue', '')", []),
      thread.all('select count(*) from color', []),
    ])
    expect(failed).toMatchObject({ status: 'rejected' })
    expect(fine).toMatchObject({ status: 'fulfilled', value: { rows: [[1]] } })
    await expect(thread.all('select * from nothing', [])).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
  })

  it('are rejected where the thread ends under them, and the next ones start it again', async () => {
    const long = expect(thread.all(LONG, [])).rejects.toThrow('has ended')
    await thread.close()
    await long
    expect(await thread.all('select count(*) from color', [])).toEqual({ rows: [[1]] })
  })
})
