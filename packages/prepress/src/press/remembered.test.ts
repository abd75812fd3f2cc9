import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../processes/index.ts'
import { bundledWorker } from '../testing/bundle.ts'
import { remembering } from './remembered.ts'

const MISBEHAVING = fileURLToPath(new URL('../testing/misbehaving/worker.ts', import.meta.url))
/** Time limit of a task here, in milliseconds. */
const LIMIT = 1000

let tempDir: string
let pool: Pool
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-remembered-'))
  const workerPath = await bundledWorker(tempDir, MISBEHAVING)
  pool = openPool({ workerPath, tempDir, concurrency: 1, timeoutMs: LIMIT, memoryMb: 400 })
})
afterAll(async () => {
  pool.close()
  await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
})

const design = (revision: number) => ({ revision, artwork: { bytes: new Uint8Array(1000).fill(revision) } })

/** Runs tasks in the pool and counts them. */
function counted(retained: readonly string[] = []) {
  const given: unknown[] = []
  const run: Pool['run'] = (task, input, turn) => {
    given.push(input)
    return pool.run(task, input, turn)
  }
  return { given, ...remembering({ run }, retained) }
}

describe('a task that exceeded a limit (PROD-21)', () => {
  it.each(['hang', 'swell'])('ends the same way at once when repeated (%s)', async (task) => {
    const { given, run } = counted()
    const ending = await run(task, design(1))
    expect(['too-slow', 'too-big']).toContain(ending.kind)
    for (let time = 0; time < 20; time++) expect(await run(task, design(1))).toEqual(ending)
    expect(given).toHaveLength(1)
  })

  it('runs again for another revision, and on request', async () => {
    const { given, run, forget } = counted()
    await run('hang', design(1))
    await run('hang', design(2))
    await run('hang', design(1))
    expect(given).toEqual([design(1), design(2)])
    forget()
    await run('hang', design(1))
    expect(given).toEqual([design(1), design(2), design(1)])
  })

  it('does not affect other tasks, and failures within the limits run again', async () => {
    const { run } = counted()
    await run('hang', design(1))
    expect(await run('echo', design(1))).toEqual({ kind: 'done', value: design(1) })
    const results = await Promise.all([run('die', null), run('die', null)])
    expect(results.map(({ kind }) => kind)).toEqual(['crashed', 'crashed'])
  })
})

describe('a retained result (PROD-23)', () => {
  it('is computed once for equal input, in sequence and concurrently', async () => {
    const { given, run } = counted(['echo'])
    const endings = await Promise.all([run('echo', design(1)), run('echo', design(1))])
    for (const ending of [...endings, await run('echo', design(1))])
      expect(ending).toEqual({ kind: 'done', value: design(1) })
    expect(given).toEqual([design(1)])
  })

  it('is computed again for other input, by another task, and where it is not retained', async () => {
    const { given, run } = counted(['echo', 'environment'])
    expect(await run('echo', design(1))).toEqual({ kind: 'done', value: design(1) })
    expect(await run('echo', design(2))).toEqual({ kind: 'done', value: design(2) })
    expect(await run('environment', design(2))).not.toEqual({ kind: 'done', value: design(2) })
    for (let time = 0; time < 2; time++) expect((await run('niceness', null)).kind).toBe('done')
    expect(given).toEqual([design(1), design(2), design(2), null, null])
  })

  it('is computed again for input too large to compare', async () => {
    const { given, run } = counted(['echo'])
    const large = { pictures: [new Uint8Array(9 * 2 ** 20)] }
    for (let time = 0; time < 2; time++) expect((await run('echo', large)).kind).toBe('done')
    expect(given).toHaveLength(2)
  })

  it('is computed again after a failure', async () => {
    const { given, run, forget } = counted(['throw', 'die', 'hang'])
    for (const task of ['throw', 'die'])
      for (let time = 0; time < 2; time++) expect((await run(task, null)).kind).not.toBe('done')
    expect(given).toHaveLength(4)
    await run('hang', design(1))
    await run('hang', design(1))
    expect(given).toHaveLength(5)
    forget()
    await run('hang', design(1))
    expect(given).toHaveLength(6)
  })

  it('is computed again for a caller without a turn, where the shared run was superseded (FILE-14)', async () => {
    const given: (string | undefined)[] = []
    let supersede = () => undefined as void
    const { run } = remembering(
      {
        run: async (_task, _input, turn) => {
          given.push(turn?.work)
          if (turn?.work === undefined) return { kind: 'done', value: 'found' }
          await new Promise<void>((resolve) => (supersede = resolve))
          return { kind: 'superseded' }
        },
      },
      ['find'],
    )
    const shown = [run('find', design(1), { work: 'a' }), run('find', design(1), { work: 'a' })]
    const printed = run('find', design(1))
    supersede()
    expect(await printed).toEqual({ kind: 'done', value: 'found' })
    expect((await Promise.all(shown)).map(({ kind }) => kind)).toEqual(['superseded', 'superseded'])
    expect(given).toEqual(['a', undefined])
  })

  it.each(['busy', 'abandoned'] as const)(
    'is computed again in the next owner’s turn, where the run’s own caller lost its place (%s) (FILE-14)',
    async (kind) => {
      const given: (string | undefined)[] = []
      const { run } = remembering(
        {
          run: async (_task, _input, turn) => {
            given.push(turn?.owner)
            return turn?.owner === 'ana' ? { kind } : { kind: 'done', value: 'found' }
          },
        },
        ['find'],
      )
      const endings = await Promise.all(
        ['ana', 'ben', 'ben'].map((owner) => run('find', design(1), { owner })),
      )
      expect(endings.map((each) => each.kind)).toEqual([kind, 'done', 'done'])
      expect(given).toEqual(['ana', 'ben'])
    },
  )

  it('is evicted when newer ones need the room, the oldest first', async () => {
    const given: unknown[] = []
    const run: Pool['run'] = async (_, input) => {
      given.push(input)
      return { kind: 'done', value: input }
    }
    const remembered = remembering({ run }, ['echo'])
    for (let number = 0; number <= 300; number++) await remembered.run('echo', number)
    await remembered.run('echo', 300)
    expect(given).toHaveLength(301)
    await remembered.run('echo', 0)
    expect(given).toHaveLength(302)
  })
})
