import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createFileSets, type FileSets, type SetOfFiles } from './file-sets.ts'

const closing: FileSets[] = []
afterEach(() => Promise.all(closing.splice(0).map((each) => each.close())))

/** File sets with a stopped clock, whose requests wait for new files without end by default. */
const open = (patience: () => Promise<void> = () => new Promise(() => undefined)) => {
  const clock = { at: Date.UTC(2027, 0, 4) }
  const errors: unknown[] = []
  const sets = createFileSets({
    now: () => new Date(clock.at),
    patience,
    onError: (error) => void errors.push(error),
  })
  closing.push(sets)
  return { sets, clock, errors }
}

const setOf = (
  stamp: string,
  text: string,
  made: string[] = [],
  more: Partial<SetOfFiles> = {},
): SetOfFiles => ({
  name: 'list',
  stamp,
  maxAgeMs: 1000,
  async *pieces() {
    made.push(text)
    yield { file: 'a', text }
    yield { file: 'a', text: '!' }
    yield { file: 'b', text: 'the other' }
  },
  ...more,
})

const textOf = async (sets: FileSets, set: SetOfFiles, name = 'a') => {
  const file = await sets.file(set, name)
  return file && gunzipSync(await readFile(file.path)).toString()
}

describe('files of the whole catalog', () => {
  it('are made once for all requests, and again when outdated (OPS-10)', async () => {
    const { sets, clock } = open()
    const made: string[] = []
    const first = setOf('1', 'first', made)
    const all = await Promise.all(Array.from({ length: 20 }, () => textOf(sets, first)))
    expect(new Set(all)).toEqual(new Set(['first!']))
    expect(await textOf(sets, first, 'b')).toBe('the other')
    expect(await sets.file(first, 'c')).toBeNull()
    expect(made).toEqual(['first'])
    expect(await textOf(sets, setOf('2', 'second', made))).toBe('second!')
    clock.at += 1000
    expect(await textOf(sets, setOf('2', 'third', made))).toBe('third!')
    expect(made).toEqual(['first', 'second', 'third'])
  })

  it('are the older ones while new ones take long', async () => {
    const { sets, clock } = open(async () => undefined)
    await sets.file(setOf('1', 'first'), 'a')
    let goOn = () => {}
    const going = new Promise<void>((resolve) => (goOn = resolve))
    const slow = setOf('2', 'second', [], {
      async *pieces() {
        await going
        clock.at += 5000
        yield { file: 'a', text: 'second' }
      },
    })
    expect(await textOf(sets, slow)).toBe('first!')
    goOn()
    await expect.poll(() => textOf(sets, slow)).toBe('second')
    // Files that take five seconds are not made again at once.
    expect(await textOf(sets, setOf('3', 'third'))).toBe('second')
    clock.at += 20 * 5000
    await expect.poll(() => textOf(sets, setOf('3', 'third'))).toBe('third!')
  })

  it("are the older ones if new ones can't be made; without older ones it throws", async () => {
    const { sets, errors } = open()
    const broken = (stamp: string) =>
      setOf(stamp, '', [], {
        async *pieces() {
          throw new Error('out of reach')
        },
      })
    await expect(sets.file(broken('1'), 'a')).rejects.toThrow('out of reach')
    expect(await textOf(sets, setOf('1', 'first'))).toBe('first!')
    expect(await textOf(sets, broken('2'))).toBe('first!')
    expect(errors).toHaveLength(1)
  })

  it('state the time of their last change', async () => {
    const { sets, clock } = open()
    const first = await sets.file(setOf('1', 'same'), 'a')
    clock.at += 60_000
    expect(await sets.file(setOf('2', 'same'), 'a')).toMatchObject({ changed: first!.changed })
    clock.at += 60_000
    expect((await sets.file(setOf('3', 'other'), 'a'))!.changed.getTime()).toBe(clock.at)
  })

  it('are removed when the shop is closed, including unfinished ones', async () => {
    const { sets } = open()
    const { path } = (await sets.file(setOf('1', 'first'), 'a'))!
    expect(existsSync(path)).toBe(true)
    const endless = setOf('2', '', [], {
      async *pieces() {
        for (;;) {
          await new Promise(setImmediate)
          yield { file: 'a', text: 'more' }
        }
      },
    })
    const requested = sets.file(endless, 'a')
    await sets.close()
    await requested
    expect(existsSync(path)).toBe(false)
  })
})
