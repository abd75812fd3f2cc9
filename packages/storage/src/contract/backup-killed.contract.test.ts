import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, type ShopAt } from '../backup/back-up.ts'
import { move } from '../backup/move.ts'
import { openBackup } from '../backup/read-backup.ts'
import { restore } from '../backup/restore.ts'
import { openStorage } from '../open-storage.ts'
import { fillForBackup, rowsOfAll, withoutIndex } from '../testing/filled-shop.ts'
import { bundled } from '../testing/bundled.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'
import type { DatabaseAt } from '../backup/row-source.ts'

const OPERATE = 'operate-until-killed'
const NOW = new Date(0)

/** Runs the operation in a separate process, which is killed after this many steps (0: never). Returns the number of steps. */
async function operate(operation: string, settings: object, steps: number): Promise<number> {
  const work = JSON.stringify({ operation, settings, steps })
  const child = spawn(process.execPath, [program, work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  )
  const output = await text(child.stdout)
  expect(await ended).toBe(steps === 0 ? null : 'SIGKILL')
  return Number(output)
}

let folder: string
let program: string
let frogs: ShopAt
let frogRows: Awaited<ReturnType<typeof rowsOfAll>>
let keys: readonly string[]
let frogKeys: readonly string[]
const drops: (() => Promise<void>)[] = []
let places = 0

async function newPlace(engine: Engine, copied?: ShopAt): Promise<ShopAt> {
  const dataDir = await mkdtemp(join(folder, `shop-${(places += 1)}-`))
  const postgres = engine === 'PostgreSQL' ? await newPostgresDatabase(copied?.databaseUrl) : null
  if (postgres !== null) drops.push(postgres.drop)
  return {
    databaseUrl: postgres?.url,
    dataDir,
    migrationsDir: MIGRATIONS,
    secretFile: join(dataDir, 'session-secret'),
  }
}

/** A copy of this shop, closed. */
async function copyOf(shop: ShopAt): Promise<ShopAt> {
  const copied = await newPlace(shop.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL', shop)
  await cp(shop.dataDir, copied.dataDir, { recursive: true })
  return copied
}

async function newShop(engine: Engine, name: string): Promise<ShopAt> {
  const shop = await newPlace(engine)
  await writeFile(shop.secretFile!, `the session secret of ${name}`)
  const storage = await openStorage(shop)
  keys = await fillForBackup(storage, name)
  await storage.close()
  return shop
}

type Engine = 'SQLite' | 'PostgreSQL'
const ENGINES = ['SQLite', 'PostgreSQL'] as const

beforeAll(async () => {
  program = await bundled(OPERATE)
  folder = await mkdtemp(join(tmpdir(), 'kisscut-killed-'))
})
afterAll(async () => {
  for (const drop of drops) await drop()
  await rm(folder, { recursive: true, force: true })
})

const isEmpty = (at: DatabaseAt) =>
  rowsOfAll(at).then(
    (rows) => Object.values(rows).every((each) => each.length === 0),
    () => true,
  )

/**
 * Steps at which the process is killed: the last ones, which put everything in place, and one among all. On PostgreSQL, where
 * each run takes seconds, one of the last ones.
 */
function killedAt(engine: Engine, steps: number, last: number) {
  const all = Array.from({ length: last }, (_, before): [number] => [steps - before])
  const examples = engine === 'SQLite' ? all : fc.sample(fc.constantFrom(...all), 1)
  return { at: fc.integer({ min: 1, max: steps }), settings: { numRuns: examples.length + 1, examples } }
}

describe.each(ENGINES)('a killed operation, with a shop on %s', (engine) => {
  beforeAll(async () => {
    frogs = await newShop(engine, 'frogs')
    frogKeys = keys
    frogRows = await rowsOfAll(frogs)
  })

  it('never leaves a partial backup under its name, and the next one is complete (OPS-6)', async () => {
    const target = join(folder, `backup-${engine}`)
    const steps = await operate('backUp', { shop: frogs, folder: target }, 0)
    const { at, settings } = killedAt(engine, steps, 2)
    await fc.assert(
      fc.asyncProperty(at, async (step) => {
        await rm(target, { recursive: true, force: true })
        await operate('backUp', { shop: frogs, folder: target }, step)
        expect(await rowsOfAll(frogs)).toEqual(frogRows)
        expect(existsSync(target)).toBe(step === steps)
        if (!existsSync(target)) await backUp({ shop: frogs, folder: target, now: NOW })
        await openBackup(target)
        expect(existsSync(`${target}.unfinished`)).toBe(false)
      }),
      settings,
    )
  })

  it('leaves the old shop, or one that reports an unfinished restore, and restoring again succeeds (OPS-6)', async () => {
    const backup = join(folder, `of-${engine}`)
    await backUp({ shop: frogs, folder: backup, now: NOW })
    const moths = await newShop(engine, 'moths')
    const mothRows = withoutIndex(await rowsOfAll(moths))
    const request = async () => ({ shop: await copyOf(moths), folder: backup, replace: true })
    const steps = await operate('restore', await request(), 0)
    const { at, settings } = killedAt(engine, steps, 3)
    await fc.assert(
      fc.asyncProperty(at, async (step) => {
        const killed = await request()
        const { dataDir, secretFile } = killed.shop
        await operate('restore', killed, step)
        if (existsSync(join(dataDir, 'restore-unfinished')))
          for (const use of [
            openStorage(killed.shop),
            backUp({ shop: killed.shop, folder: join(folder, 'no'), now: NOW }),
          ])
            await expect(use).rejects.toThrow('run it again')
        else
          expect([
            ['the session secret of moths', mothRows],
            ['the session secret of frogs', withoutIndex(frogRows)],
          ]).toContainEqual([await readFile(secretFile!, 'utf8'), withoutIndex(await rowsOfAll(killed.shop))])
        await restore(killed)
        expect(withoutIndex(await rowsOfAll(killed.shop))).toEqual(withoutIndex(frogRows))
        expect(await readFile(secretFile!, 'utf8')).toBe('the session secret of frogs')
      }),
      settings,
    )
  })

  it('leaves the old place, and a new one that is empty or complete, and moving again succeeds (OPS-6)', async () => {
    const other = engine === 'SQLite' ? 'PostgreSQL' : 'SQLite'
    const to = async () => {
      const { databaseUrl, dataDir } = await newPlace(other)
      return { databaseUrl: databaseUrl ?? join(dataDir, 'kisscut.sqlite'), filesUrl: join(dataDir, 'files') }
    }
    const steps = await operate('move', { shop: frogs, ...(await to()), replace: false }, 0)
    const { at, settings } = killedAt(engine, steps, 2)
    await fc.assert(
      fc.asyncProperty(at, async (step) => {
        const request = { shop: frogs, ...(await to()), replace: false }
        await operate('move', request, step)
        expect(await rowsOfAll(frogs)).toEqual(frogRows)
        const moved = { ...frogs, ...request }
        expect(await isEmpty(moved)).toBe(step < steps)
        if (step < steps) await move(request)
        expect(withoutIndex(await rowsOfAll(moved))).toEqual(withoutIndex(frogRows))
        const { files, close } = await openStorage(moved)
        for (const key of frogKeys) expect((await files.bytes(key)).length).toBeGreaterThan(0)
        await close()
      }),
      settings,
    )
  })
})
