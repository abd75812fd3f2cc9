import { mkdir, mkdtemp, open, rm, stat, symlink, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConnection } from './sqlite-connection.ts'
import { createWalOnDisk, LogLost } from './wal-on-disk.ts'

let folder: string
let file: string
/** Functions that end the waiting flushes. */
let ends: ((error?: Error) => void)[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-wal-'))
  file = join(folder, 'test.sqlite')
  ends = []
  const handle = await open(import.meta.filename)
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  vi.spyOn(prototype, 'datasync').mockImplementation(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const flushes = (number: number) => vi.waitUntil(() => ends.length === number)

describe('the log', () => {
  it('is flushed once for all calls during a flush, after that flush', async () => {
    const connection = openConnection(file)
    connection.perform('create table note (number integer)', [], 'run')
    const log = createWalOnDisk(file)
    const heard: string[] = []
    const first = log.flushed().then(() => heard.push('first'))
    await flushes(1)
    const others = ['second', 'third'].map((name) => log.flushed().then(() => heard.push(name)))
    ends[0]!()
    await first
    expect(heard).toEqual(['first'])
    await flushes(2)
    ends[1]!()
    await Promise.all(others)
    expect(heard).toEqual(['first', 'second', 'third'])
    expect(ends).toHaveLength(2)
    await log.close()
    await connection.close()
  })

  it('is not trusted after a failed flush: all later calls fail, even if the disk is back (API-22)', async () => {
    const connection = openConnection(file)
    connection.perform('create table note (number integer)', [], 'run')
    const first = connection.flushed()
    await flushes(1)
    const second = connection.flushed()
    connection.assertWritable()
    const cause = new Error('the disk is gone')
    ends[0]!(cause)
    for (const flushed of [first, second, connection.flushed()])
      await expect(flushed).rejects.toMatchObject({ code: 'LOG_LOST', cause })
    expect(ends).toHaveLength(1)
    expect(connection.assertWritable).toThrow(LogLost)
    await connection.close()
  })

  it('of an earlier process is checkpointed before anything is written (API-22)', async () => {
    const left = openConnection(file)
    left.perform('create table note (number integer)', [], 'run')
    left.perform('insert into note values (1)', [], 'run')
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0)
    const connection = openConnection(file)
    expect((await stat(`${file}-wal`)).size).toBe(0)
    expect(connection.perform('select number from note', [], 'all').rows).toEqual([[1]])
    await Promise.all([left.close(), connection.close()])
  })

  it('is flushed if the file is a link to another folder', async () => {
    await mkdir(join(folder, 'linked'))
    await writeFile(join(folder, 'linked', 'real.sqlite'), '')
    await symlink(join(folder, 'linked', 'real.sqlite'), file)
    const connection = openConnection(file)
    connection.perform('create table note (number integer)', [], 'run')
    const flushed = connection.flushed()
    await flushes(1)
    ends[0]!()
    await flushed
    await connection.close()
  })

  it('is not flushed if nothing must survive a power cut', async () => {
    const connection = openConnection(file, 'none')
    await connection.flushed()
    expect(ends).toEqual([])
    await connection.close()
  })
})
