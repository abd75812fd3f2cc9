import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { availableParallelism, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundledWorker } from '../testing/bundle.ts'
import { openPool, sandboxed, type Pool, type ProcessOptions } from './index.ts'

const MISBEHAVING = fileURLToPath(new URL('../testing/misbehaving/worker.ts', import.meta.url))

/** Whether this system allows a network namespace; without one, the attacks below would succeed. */
const hasSandbox = sandboxed({ command: 'true', args: [] }, { memoryMb: 64 }).command === 'unshare'

let tempDir: string
let bundle: string
let pools: Pool[] = []
const open = (more: Partial<ProcessOptions> = {}): Pool => {
  const pool = openPool({ workerPath: bundle, tempDir, ...more })
  pools.push(pool)
  return pool
}
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-pool-'))
  bundle = await bundledWorker(tempDir, MISBEHAVING)
})
afterEach(() => {
  for (const pool of pools) pool.close()
  pools = []
})
afterAll(() => rm(tempDir, { recursive: true, force: true, maxRetries: 3 }))

describe('a pool of worker processes', () => {
  it.each([
    ['as a bundle', () => bundle],
    ['as source', () => MISBEHAVING],
  ])('returns what the task returns or throws, %s', async (_, workerPath) => {
    const pool = open({ workerPath: workerPath() })
    const bytes = new Uint8Array([1, 2, 3])
    expect(await pool.run('echo', { bytes })).toEqual({ kind: 'done', value: { bytes } })
    expect(await pool.run('throw', null)).toEqual({ kind: 'failed', reason: 'no such luck' })
    expect(await pool.run('constructor', null)).toMatchObject({ kind: 'failed' })
  })

  it.each(['hang', 'spin'])('ends a job that would %s forever, and continues', async (task) => {
    const pool = open({ concurrency: 1, timeoutMs: 1000 })
    expect(await pool.run(task, null)).toMatchObject({ kind: 'too-slow' })
    expect(await pool.run('echo', 1)).toEqual({ kind: 'done', value: 1 })
  })

  it('ends a job that exceeds its memory, and continues', async () => {
    const pool = open({ concurrency: 1, memoryMb: 400 })
    expect(await pool.run('swell', null)).toEqual({ kind: 'too-big' })
    expect(await pool.run('echo', 1)).toEqual({ kind: 'done', value: 1 })
  })

  it('runs its processes at the configured niceness', async () => {
    expect(await open({ niceness: 7 }).run('niceness', null)).toEqual({
      kind: 'done',
      value: Math.min(getPriority() + 7, 19),
    })
  })

  it.runIf(existsSync('/proc/self/stat'))('reports a job that was starved of the processor', async () => {
    const pool = open({ concurrency: 1, timeoutMs: 1500, niceness: 19 })
    await pool.run('echo', 1)
    const others = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', "require('node:fs').writeSync(1, 'busy'); for (;;) Math.random()"]),
    )
    try {
      // While they still start, the job would have a processor.
      await Promise.all(others.map(({ stdout }) => once(stdout, 'data')))
      expect(await pool.run('spin', null)).toEqual({ kind: 'too-slow', starved: true })
    } finally {
      for (const each of others) each.kill('SIGKILL')
    }
  })

  it('continues after a process has crashed', async () => {
    const pool = open({ concurrency: 1 })
    expect(await pool.run('die', null)).toEqual({ kind: 'crashed' })
    expect(await pool.run('echo', 1)).toEqual({ kind: 'done', value: 1 })
  })

  it('limits how many jobs run and wait, and rejects the rest', async () => {
    const pool = open({ concurrency: 1, queueLength: 2, timeoutMs: 1000 })
    const endings = await Promise.all(
      ['hang', 'echo', 'echo', 'echo', 'echo'].map((task) => pool.run(task, task)),
    )
    expect(endings.map(({ kind }) => kind)).toEqual(['too-slow', 'done', 'done', 'busy', 'busy'])
  })

  it('alternates between the many jobs of one owner and those of another (FILE-10)', async () => {
    const pool = open({ concurrency: 2 })
    const done: string[] = []
    const run = async (owner: string) => {
      const { kind } = await pool.run('echo', 1, { owner })
      done.push(owner)
      return kind
    }
    const endings = await Promise.all([...Array.from({ length: 20 }, () => run('ann')), run('ben')])
    expect(new Set(endings)).toEqual(new Set(['done']))
    expect(done.indexOf('ben')).toBeLessThan(6)
  })

  it('drops a queued task that was abandoned, and kills a running one', async () => {
    const pool = open({ concurrency: 1 })
    const [running, waiting] = [new AbortController(), new AbortController()]
    const tasks = [
      pool.run('hang', null, { owner: 'ann', signal: running.signal }),
      pool.run('hang', null, { owner: 'ann', signal: waiting.signal }),
      pool.run('echo', 1, { owner: 'ben' }),
    ]
    expect([pool.place('ann'), pool.place('ben'), pool.place('cleo')]).toEqual([1, 2, 0])
    waiting.abort()
    running.abort()
    expect(await Promise.all(tasks)).toEqual([
      { kind: 'abandoned' },
      { kind: 'abandoned' },
      { kind: 'done', value: 1 },
    ])
  })

  it('is busy for all callers once closed', async () => {
    const pool = open({ concurrency: 1 })
    const underWay = pool.run('hang', null)
    const waiting = pool.run('echo', 1)
    pool.close()
    expect([await underWay, await waiting, await pool.run('echo', 1)].map(({ kind }) => kind)).toEqual([
      'crashed',
      'busy',
      'busy',
    ])
  })

  it('counts another program as one of its processes, in the same queue', async () => {
    const pool = open({ concurrency: 2, queueLength: 20 })
    let running = 0
    let most = 0
    const program = async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running -= 1
      return 'done'
    }
    const programs = Array.from({ length: 10 }, () => pool.withSlot(program))
    expect(await Promise.all(programs)).toEqual(programs.map(() => ({ value: 'done' })))
    expect(most).toBe(2)
  })

  it('rejects another program when the queue is full, and stops it when closed', async () => {
    const pool = open({ concurrency: 1, queueLength: 1 })
    const stopped = pool.withSlot(
      (signal) => new Promise((settle) => signal.addEventListener('abort', () => settle('stopped'))),
    )
    const waiting = pool.run('echo', 1)
    expect(await pool.withSlot(async () => 'never')).toBeNull()
    pool.close()
    expect(await stopped).toEqual({ value: 'stopped' })
    expect(await waiting).toEqual({ kind: 'busy' })
    expect(await pool.withSlot(async () => 'never')).toBeNull()
  })

  it('passes no secret of the server on (FILE-7)', async () => {
    process.env.SESSION_SECRET = 'hush'
    const { value } = (await open().run('environment', null)) as { value: string[] }
    delete process.env.SESSION_SECRET
    expect(value).toContain('PATH')
    expect(value).not.toContain('SESSION_SECRET')
  })

  it('lets a bundled worker read and write in its own folder only (FILE-7)', async () => {
    const pool = open()
    const outside = join(tmpdir(), `kisscut-escape-${process.pid}`)
    expect(await pool.run('write', join(tempDir, 'inside'))).toMatchObject({ kind: 'done' })
    expect(await pool.run('read', join(tempDir, 'inside'))).toEqual({ kind: 'done', value: 1 })
    expect(await pool.run('write', outside)).toMatchObject({ kind: 'failed' })
    expect(existsSync(outside)).toBe(false)
    await writeFile(outside, 'a secret')
    for (const secret of [outside, `/proc/${process.pid}/environ`, '/etc/hostname'])
      expect(await pool.run('read', secret)).toMatchObject({ kind: 'failed' })
    await rm(outside)
  })

  it.runIf(hasSandbox)('gives a worker no network (FILE-7)', async () => {
    const server = createServer((socket) => socket.end())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    expect(await open().run('connect', port)).toMatchObject({ kind: 'failed' })
    expect(await open({ workerPath: MISBEHAVING }).run('connect', port)).toMatchObject({ kind: 'failed' })
    server.close()
  })

  it.runIf(hasSandbox)('keeps native code from the environment of the server (FILE-7)', () => {
    const read = { command: 'cat', args: [`/proc/${process.pid}/environ`] }
    const { command, args } = sandboxed(read, { memoryMb: 64 })
    expect(spawnSync(read.command, read.args).status).toBe(0)
    expect(spawnSync(command, args).status).not.toBe(0)
  })
})
