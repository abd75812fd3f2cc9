import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  category,
  clipart,
  clipartCategory,
  clipartProduct,
  clipartProductBackground,
  custom,
  userFile,
} from '@kisscut/records'
import { STAFF_EVA, stockCategory, testShopOn } from '@kisscut/shop/testing/shop'
import type { Outcome, Viewer } from '@kisscut/shop'
import type { Storage } from '@kisscut/shop/ports/storage'
import { getTableName, type Table } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/index.ts'
import { filesOn } from '../files/files.ts'
import { keysInText } from '../files/keys.ts'
import { openDisk } from '../files/open-disk.ts'
import { storageOn } from '../open-storage.ts'
import { ENGINES, MIGRATIONS, type TestStorage } from '../testing/open-for-test.ts'

const HOUR_MS = 60 * 60 * 1000

/** Points at which a process may die. */
const CRASHES = [
  'after the content',
  'before the commit',
  'before the file goes',
  'before it is forgotten',
] as const
type CrashPoint = (typeof CRASHES)[number]

class Crash extends Error {
  override name = 'Crash'
}

type Plain = 'upload' | 'configure' | 'restart' | 'sweep' | 'work'
/** Selects one of the shopper's files, products or lines, or one of the shop's jobs or versions. */
type Chosen =
  | ('use' | 'add' | 'retouch' | 'take out' | 'remove file' | 'remove design')
  | ('show' | 'order' | 'drop order' | 'revert')
  | ('add part' | 'remove whole')

/** The next action of a person, the shop or a machine. */
type Step =
  | { readonly does: Plain }
  | { readonly does: Chosen; readonly which: number }
  | { readonly does: 'wait'; readonly hours: number }

interface Turn {
  readonly where: number
  readonly step: Step
  /** Another step at the same time, in the other process. */
  readonly beside?: Step | undefined
  readonly crash?: CrashPoint | undefined
}

const plain = (weight: number, ...names: Plain[]) => ({
  weight,
  arbitrary: fc.constantFrom(...names).map((does): Step => ({ does })),
})
const chosen = (weight: number, ...names: Chosen[]) => ({
  weight,
  arbitrary: fc.record({ does: fc.constantFrom(...names), which: fc.nat(5) }) as fc.Arbitrary<Step>,
})
const step = fc.oneof(
  plain(4, 'upload', 'configure'),
  plain(1, 'restart', 'work'),
  plain(3, 'sweep'),
  chosen(6, 'use', 'add'),
  chosen(5, 'retouch', 'take out', 'remove file', 'remove design', 'show', 'order', 'drop order', 'revert'),
  chosen(4, 'add part', 'remove whole'),
  {
    weight: 3,
    arbitrary: fc.constantFrom(1, 13, 26, 24 * 31).map((hours) => ({ does: 'wait' as const, hours })),
  },
)
const turn: fc.Arbitrary<Turn> = fc.record({
  where: fc.nat(1),
  step,
  beside: fc.option(step, { nil: undefined, freq: 4 }),
  crash: fc.option(fc.constantFrom(...CRASHES), { nil: undefined, freq: 3 }),
})

/** A product with artwork. */
const BEGINNING: readonly Turn[] = (['upload', 'configure', 'upload'] as const)
  .map((does): Step => ({ does }))
  .concat({ does: 'use', which: 0 })
  .map((each) => ({ where: 0, step: each }))

/** Tables without rows of the shop's own: lists of files, the past, and derived tables. */
const NOT_ROWS = /^(?:stored_file|file_use|audit_log|idempotency_key|search_.*|.*_listing|product_facet)$/

describe.each(ENGINES)('stored files on $name', ({ open }) => {
  let test: TestStorage
  let folder: string
  let processes: Awaited<ReturnType<typeof start>>[]
  const clock = { now: new Date(Date.UTC(2027, 0, 4, 10)) }

  /** Starts a process with the shop that dies at the given point. */
  const start = async () => {
    const crashes = new Set<CrashPoint>()
    const dieIf = (crash: CrashPoint) => {
      if (crashes.delete(crash)) throw new Crash(crash)
    }
    const database = await openDatabase(test.databaseUrl, test.dataDir, MIGRATIONS, () => clock.now)
    const disk = filesOn(await openDisk(undefined, test.dataDir))
    const storage = storageOn(database, {
      ...disk,
      put: async (...order) => {
        const stored = await disk.put(...order)
        dieIf('after the content')
        return stored
      },
      remove: async (key) => {
        dieIf('before the file goes')
        await disk.remove(key)
        dieIf('before it is forgotten')
      },
    })
    const mortal: Storage = {
      ...storage,
      transaction: (work) =>
        storage.transaction(async (store) => {
          const result = await work(store)
          dieIf('before the commit')
          return result
        }),
    }
    return { ...testShopOn({ storage: mortal }, clock), crashes, database, disk }
  }

  beforeAll(async () => {
    test = await open()
    folder = await mkdtemp(join(test.dataDir, 'incoming-'))
    await writeFile(join(folder, 'logo.png'), 'pixels')
    await stockCategory(test.storage)
    const { records } = test.storage
    await records.create(clipartCategory, { id: 'animals', name: 'Animals', slug: 'animals' })
    await records.create(clipart, { id: 'deer', name: 'Deer', clipart: '/deer.svg', category: 'animals' })
    processes = [await start(), await start()]
  })
  afterAll(async () => {
    await Promise.all(processes.map(({ database }) => database.close()))
    await rm(folder, { recursive: true, force: true })
    await test.end()
  })

  const valueOf = <T>(outcome: Outcome<T>): T | null => (outcome.ok ? outcome.value : null)

  /** The shopper of one history, with staff and the clock. */
  const createShopper = () => {
    let viewer: Viewer | null = null
    return async (at: (typeof processes)[number], next: Step): Promise<unknown> => {
      const { shop, storage } = at
      viewer ??= (await shop.accounts.openSession('en-US')).viewer
      const me = viewer
      const { owner } = me
      const of = <T>(list: readonly T[], which: number) => list[which % Math.max(1, list.length)]
      const files = () => storage.records.findMany(userFile, { owner })
      const designs = () => storage.records.findMany(custom, { owner })
      switch (next.does) {
        case 'upload':
          return shop.design.receiveFile(me, { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 })
        case 'configure': {
          const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
          return shop.configure.save(me, { id: null, productId: 'die-cut-stickers', change })
        }
        case 'use': {
          const [design, file] = [of(await designs(), next.which), of(await files(), next.which)]
          return design && file && shop.design.useFile(me, design.id, file.id)
        }
        case 'retouch': {
          const file = of(await files(), next.which)
          return file && shop.design.removeBackground({ ...me }, { fileId: file.id })
        }
        case 'add': {
          const design = of(await designs(), next.which)
          return design && shop.cart.add(me, { productClass: 'custom', productId: design.id })
        }
        case 'take out': {
          const line = of((await storage.carts.ofOwner(owner))?.lines ?? [], next.which)
          return line && shop.cart.remove(me, line.id)
        }
        case 'remove file': {
          const file = of(await files(), next.which)
          return file && shop.design.removeFile(me, file.id)
        }
        case 'remove design': {
          const design = of(await designs(), next.which)
          return design && shop.designs.remove(me, design.id)
        }
        case 'show': {
          // Staff show a shopper's upload by its address.
          const file = of(await files(), next.which)
          const image_url = file ? `/files/${file.file}` : null
          return shop.records.save(STAFF_EVA, category, 'cat-die-cut', { image_url })
        }
        case 'revert': {
          const history = valueOf(await shop.history.of(STAFF_EVA, category, 'cat-die-cut', 1))
          const version = of(history?.versions ?? [], next.which)
          return (
            version &&
            shop.history.revert(STAFF_EVA, category, 'cat-die-cut', { version: version.id, side: 'before' })
          )
        }
        case 'add part': {
          // A picture of a decal, which is made on demand.
          const file = of(await files(), next.which)
          if (!file) return undefined
          const decal = { id: 'deer', name: 'Deer', slug: 'deer', sku: 'D', category: 'cat-die-cut' }
          await storage.records
            .create(clipartProduct, { ...decal, clipart: 'deer' })
            .catch((error: unknown) => {
              if (!/taken/.test(String(error))) throw error
            })
          const image = `/files/${file.file}`
          return storage.records.create(clipartProductBackground, { product: 'deer', image })
        }
        case 'remove whole':
          return storage.records.remove(clipartProduct, 'deer')
        case 'order': {
          const design = of(await designs(), next.which)
          return (
            design &&
            shop.production.jobs.add(STAFF_EVA, {
              kind: 'print',
              customs: [design.id],
              files: ['print.pdf', 'cut.dxf'],
            })
          )
        }
        case 'work':
          return shop.production.jobs.work(new AbortController().signal)
        case 'drop order': {
          const job = of(await shop.production.jobs.list(STAFF_EVA), next.which)
          return (
            job &&
            (job.state === 'waiting'
              ? shop.production.jobs.cancel(STAFF_EVA, job.id)
              : shop.production.jobs.remove(STAFF_EVA, job.id))
          )
        }
        case 'wait':
          clock.now = new Date(clock.now.getTime() + next.hours * HOUR_MS)
          return undefined
        case 'sweep':
          return sweep(at)
        case 'restart':
          return undefined
      }
    }
  }

  /** The shop's daily cleanup. */
  const sweep = async ({ shop, storage }: (typeof processes)[number]) => {
    const steps = [
      () => shop.accounts.removeExpired(),
      () => shop.production.jobs.sweep(),
      () => shop.design.removeUnneededFiles(),
      () => storage.files.sweep(new Date(0)),
    ]
    const ended = await Promise.allSettled(steps.map((each) => each()))
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }

  const stored = async () => {
    const keys: string[] = []
    for await (const key of processes[0]!.disk.keys()) keys.push(key)
    return keys.toSorted()
  }

  /** The uses that rows have, and those recorded. */
  const uses = async ({ query, tables }: Database) => {
    const shown: string[] = []
    const ids = new Set<string>()
    for (const table of Object.values(tables as unknown as Record<string, Table>)) {
      const name = getTableName(table)
      if (NOT_ROWS.test(name)) continue
      for (const row of await query.select().from(table as never)) {
        ids.add(`${name} ${(row as { id: string }).id}`)
        for (const key of keysInText(JSON.stringify(row)))
          shown.push(`${name} ${(row as { id: string }).id} ${key}`)
      }
    }
    const written = await query.select().from(tables.file_use)
    const earlier = written.filter(({ used_by }) => used_by.endsWith(' history'))
    // Versions of existing rows.
    for (const { used_by, row } of earlier) expect(ids).toContain(`${used_by.replace(' history', '')} ${row}`)
    const ofRows = written.filter((each) => !earlier.includes(each)).map(({ id }) => id)
    return {
      shown: shown.toSorted(),
      written: ofRows.toSorted(),
      keys: [...new Set(written.map(({ key }) => key))].toSorted(),
    }
  }

  const check = async () => {
    const { shown, written, keys } = await uses(processes[0]!.database)
    const there = await stored()
    // An address whose file was deleted before the row referred to it is no use of that file.
    expect(written).toEqual(shown.filter((use) => there.includes(use.split(' ').at(-1)!)))
    expect(keys.filter((key) => !there.includes(key))).toEqual([])
    return { keys, there }
  }

  const restart = async (where: number) => {
    await processes[where]!.database.close()
    processes[where] = await start()
  }

  /** Both processes crash now and then, and lose races; their acknowledged results are checked. */
  const outcomes = { done: 0, crashed: 0 }
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      outcomes.done += 1
    } catch (error) {
      outcomes.crashed += 1
      const text = String((error as Error).cause ?? error) + String(error)
      if (!/Crash|deadlock|broken reference|is being deleted|could not be removed/.test(text)) throw error
    }
  }

  it('are exactly those that rows use, whatever happens and wherever it is interrupted (FILE-22)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 24 }), async (turns) => {
        const act = createShopper()
        for (const { where, step: next, beside, crash } of [...BEGINNING, ...turns]) {
          const [here, there] = [processes[where]!, processes[1 - where]!]
          if (crash) here.crashes.add(crash)
          await Promise.all([attempt(() => act(here, next)), beside && attempt(() => act(there, beside))])
          here.crashes.clear()
          if (next.does === 'restart') await restart(where)
          if (next.does === 'sweep') await check()
        }
        for (const hours of [26, 26]) {
          clock.now = new Date(clock.now.getTime() + hours * HOUR_MS)
          for (const each of processes) await sweep(each)
        }
        const { keys, there } = await check()
        expect(there).toEqual(keys)
      }),
      // A shorter history would begin with the leftovers of this one.
      { numRuns: 20, endOnFailure: true },
    )
  }, 600_000)
})
