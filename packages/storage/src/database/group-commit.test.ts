import { mkdtemp, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGroupCommit } from './group-commit.ts'
import { type Connection, openConnection } from './sqlite-connection.ts'

let folder: string
let writer: Connection
let reader: Connection

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-commit-'))
  writer = openConnection(join(folder, 'test.sqlite'))
  reader = openConnection(join(folder, 'test.sqlite'))
  writer.perform('create table note (number integer)', [], 'run')
})
afterEach(async () => {
  await Promise.all([writer.close(), reader.close()])
  await rm(folder, { recursive: true, force: true })
})

const insert = (number: number) => writer.perform('insert into note values (?)', [number], 'run')
const numbers = () =>
  reader.perform('select number from note order by rowid', [], 'all').rows.map((row) => (row as number[])[0])
/** Changes with every commit of another connection, and only then. */
const version = () => (reader.perform('pragma data_version', [], 'get').rows as unknown as number[])[0]

/** The writer, recording its statements besides the work's own. */
const heard = (statements: string[]): Connection => ({
  ...writer,
  perform(sql, params, method) {
    statements.push(sql)
    return writer.perform(sql, params, method)
  },
})

describe('a group commit', () => {
  it('makes one commit for waiting work, which is not visible before', async () => {
    const statements: string[] = []
    const { run } = createGroupCommit(heard(statements))
    const before = version()
    const seen = await Promise.all(
      [1, 2, 3].map((number) =>
        run(() => {
          insert(number)
          expect(numbers()).toEqual([])
        }).then(numbers),
      ),
    )
    expect(seen).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1)
    expect(version()).not.toBe(before)
  })

  it('saves exactly the work that didn’t fail, each piece completely, in the order of the calls', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.record({ fails: fc.boolean(), waits: fc.nat(3) })), async (calls) => {
        writer.perform('delete from note', [], 'run')
        const { run, idle } = createGroupCommit(writer)
        const results = await Promise.allSettled(
          calls.map(({ fails, waits }, at) =>
            run(async () => {
              insert(at * 2)
              for (let turn = 0; turn < waits; turn++) await Promise.resolve()
              if (fails) throw new Error(`call ${at}`)
              insert(at * 2 + 1)
              return at
            }),
          ),
        )
        await idle()
        expect(results).toEqual(
          calls.map(({ fails }, at) =>
            fails
              ? { status: 'rejected', reason: new Error(`call ${at}`) }
              : { status: 'fulfilled', value: at },
          ),
        )
        expect(numbers()).toEqual(calls.flatMap(({ fails }, at) => (fails ? [] : [at * 2, at * 2 + 1])))
      }),
      { numRuns: 50 },
    ))

  it('fails all work in a failed commit, and continues with the next one', async () => {
    let isBroken = true
    const { run } = createGroupCommit({
      ...writer,
      perform(sql, params, method) {
        if (sql === 'COMMIT' && isBroken) throw new Error('the disk is full')
        return writer.perform(sql, params, method)
      },
    })
    const failed = await Promise.allSettled([run(() => insert(1)), run(() => insert(2))])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    await run(() => insert(3))
    expect(numbers()).toEqual([3])
  })

  it('resolves once the disk is flushed, while the next work runs', async () => {
    const flushes: (() => void)[] = []
    const { run, idle } = createGroupCommit({
      ...writer,
      flushed: () => new Promise<void>((resolve) => flushes.push(resolve)),
    })
    const heard: number[] = []
    const first = run(() => insert(1)).then(() => heard.push(1))
    await vi.waitUntil(() => flushes.length === 1)
    const second = run(() => insert(2)).then(() => heard.push(2))
    await vi.waitUntil(() => flushes.length === 2)
    expect(numbers()).toEqual([1, 2])
    expect(heard).toEqual([])
    flushes[0]!()
    await first
    expect(heard).toEqual([1])
    flushes[1]!()
    await Promise.all([second, idle()])
    expect(heard).toEqual([1, 2])
  })

  it('fails all work that the disk rejects', async () => {
    const { run, idle } = createGroupCommit({
      ...writer,
      flushed: () => Promise.reject(new Error('the disk is gone')),
    })
    const failed = await Promise.allSettled([run(() => insert(1)), run(() => insert(2))])
    expect(failed.map((each) => (each.status === 'rejected' ? String(each.reason) : 'kept'))).toEqual([
      'Error: the disk is gone',
      'Error: the disk is gone',
    ])
    await idle()
  })

  it('writes nothing after an earlier process’s log until that is no longer read', async () => {
    writer.perform('insert into note values (1)', [], 'run')
    reader.perform('begin', [], 'run')
    expect(numbers()).toEqual([1])
    const next = openConnection(join(folder, 'test.sqlite'))
    const order: string[] = []
    const written = createGroupCommit(next)
      .run(() => next.perform('insert into note values (2)', [], 'run'))
      .then(() => order.push('written'))
    for (let turns = 0; turns < 5; turns++) await turn()
    order.push('read')
    reader.perform('commit', [], 'run')
    await written
    expect(order).toEqual(['read', 'written'])
    expect(numbers()).toEqual([1, 2])
    await next.close()
  })

  it('rolls back a single failed piece of work', async () => {
    const { run } = createGroupCommit(writer)
    const failed = run(() => {
      insert(1)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await run(() => insert(2))
    expect(numbers()).toEqual([2])
  })

  it('fails all work while the database file is replaced or missing', async () => {
    const { run } = createGroupCommit(writer)
    const file = join(folder, 'test.sqlite')
    await rename(file, `${file}.away`)
    await expect(run(() => insert(1))).rejects.toMatchObject({ code: 'DATABASE_MOVED' })
    await writeFile(file, '')
    await expect(run(() => insert(2))).rejects.toMatchObject({ code: 'DATABASE_MOVED' })
    await rename(`${file}.away`, file)
    await run(() => insert(3))
    expect(numbers()).toEqual([3])
  })

  it('fails all work after a failed flush, and commits nothing until it is reopened (API-22)', async () => {
    const { run, idle } = createGroupCommit(writer)
    await run(() => insert(1))
    const handle = await open(import.meta.filename)
    const disk = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'datasync')
    disk.mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }))
    await handle.close()
    const together = await Promise.allSettled([run(() => insert(2)), run(() => insert(3))])
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(run(() => insert(4))).rejects.toMatchObject({ code: 'LOG_LOST' })
    await idle()
    expect(numbers()).toEqual([1, 2, 3])
    disk.mockRestore()
    await writer.close()
    writer = openConnection(join(folder, 'test.sqlite'))
    await createGroupCommit(writer).run(() => insert(5))
    expect(numbers()).toEqual([1, 2, 3, 5])
  })

  it('fails all work if the database itself rolled the transaction back', async () => {
    const { run } = createGroupCommit(writer)
    const failed = await Promise.allSettled([
      run(() => insert(1)),
      run(() => {
        writer.rollback()
        throw new Error('undone')
      }),
    ])
    expect(failed.map((each) => (each.status === 'rejected' ? String(each.reason) : 'kept'))).toEqual([
      'Error: undone',
      'Error: undone',
    ])
    await run(() => insert(3))
    expect(numbers()).toEqual([3])
  })
})
