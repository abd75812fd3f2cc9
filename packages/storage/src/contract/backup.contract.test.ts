import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { custom, userFile } from '@kisscut/records'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { backUp, type ShopAt } from '../backup/back-up.ts'
import { placesIn } from '../backup/manifest.ts'
import { restore } from '../backup/restore.ts'
import { LAST_BEFORE_BASELINE } from '../database/migration-list.ts'
import { openStorage } from '../open-storage.ts'
import { fillForBackup, rowsOfAll } from '../testing/filled-shop.ts'
import { ENGINES, MIGRATIONS, newPostgresDatabase, type TestStorage } from '../testing/open-for-test.ts'
import { emptyTable, markAs, markAsBefore } from '../testing/older-backup.ts'
import { withNextMigration } from '../testing/next-migration.ts'
import { aCustom, aFile, aLine } from '../testing/rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

const NOW = new Date(Date.UTC(2026, 0, 2))
const PNG = { extension: 'png', mime: 'image/png' }
const SECRET = 'the secret of the shop that was backed up'

const cleanups: (() => Promise<unknown>)[] = []
const cleanUp = async () => {
  for (const each of cleanups.splice(0).toReversed()) await each()
}

/** A location without a shop. */
const EMPTY = {
  SQLite: async () => emptyAt(undefined),
  PostgreSQL: async () => {
    const { url, drop } = await newPostgresDatabase()
    cleanups.push(drop)
    return emptyAt(url)
  },
}
async function emptyAt(databaseUrl: string | undefined): Promise<ShopAt> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-restored-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  return shopAt(databaseUrl, dataDir)
}
const shopAt = (databaseUrl: string | undefined, dataDir: string): ShopAt => ({
  databaseUrl,
  dataDir,
  migrationsDir: MIGRATIONS,
  secretFile: join(dataDir, 'session-secret'),
})

const bytesOf = async ({ files }: Storage, keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => new TextDecoder().decode(await files.bytes(key))))

/** An open shop with rows, files and a secret, and a folder for its backups. */
async function openFilled(open: () => Promise<TestStorage>) {
  const test = await open()
  const shop = shopAt(test.databaseUrl, test.dataDir)
  await writeFile(shop.secretFile!, SECRET)
  const keys = await fillForBackup(test.storage)
  const folder = await mkdtemp(join(tmpdir(), 'kisscut-backups-'))
  const end = async () => {
    await test.end()
    await rm(folder, { recursive: true, force: true })
  }
  return { test, shop, keys, folder, end }
}

describe.each(ENGINES)('a backup of a shop on $name', ({ open }) => {
  let test: TestStorage
  let shop: ShopAt
  let keys: readonly string[]
  let folder: string
  let backup: string
  let end: () => Promise<void>
  beforeAll(async () => {
    ;({ test, shop, keys, folder, end } = await openFilled(open))
    backup = join(folder, 'first')
    const summary = await backUp({ shop, folder: backup, now: NOW })
    expect(summary).toMatchObject({ files: keys.length, missing: [] })
  })
  afterAll(() => end())
  afterEach(cleanUp)

  it.each(['SQLite', 'PostgreSQL'] as const)(
    'is a complete shop on %s: rows, files, search and secret (OPS-1, OPS-2)',
    async (name) => {
      const target = await EMPTY[name]()
      const summary = await restore({ folder: backup, shop: target, replace: false })
      const {
        index_queue: _waiting,
        version: _version,
        catalog_change: _change,
        ...rows
      } = await rowsOfAll(target)
      expect(await rowsOfAll(shop)).toMatchObject(rows)
      expect(summary).toMatchObject({ files: keys.length, missing: [] })
      const storage = await openStorage(target)
      cleanups.push(() => storage.close())
      expect(await bytesOf(storage, keys)).toEqual(await bytesOf(test.storage, keys))
      const found = await storage.catalog.search([{ words: ['frogs'], prefixes: [] }], { limit: 10 })
      expect(found.length).toBe(2)
      expect(await readFile(target.secretFile!, 'utf8')).toBe(SECRET)
    },
  )

  it('is readable by its own user only', async () => {
    const all = await readdir(backup, { recursive: true, withFileTypes: true })
    for (const entry of all.filter(
      (each) => each.isFile() && !each.parentPath.startsWith(placesIn(backup).files),
    ))
      expect((await stat(join(entry.parentPath, entry.name))).mode & 0o077).toBe(0)
    expect((await stat(backup)).mode & 0o077).toBe(0)
  })

  it('holds only complete orders, and every file its rows use, while the shop continues (OPS-3, OPS-4)', async () => {
    const second = join(folder, 'during')
    const upload = await test.storage.files.put('uploads', new Uint8Array([1]), PNG)
    const file = await test.storage.records.create(userFile, aFile({ file: upload.key }))
    const onStep = async (step: string) => {
      if (ORDERED.includes(step)) await order(test.storage)
      if (step !== 'table user_file') return
      await test.storage.records.remove(userFile, file.id, 'session:ana')
      await test.storage.files.removeUnused([upload.key])
    }
    await order(test.storage)
    const summary = await backUp({ shop, folder: second, now: NOW, onStep })
    expect(await test.storage.files.open(upload.key)).toBeNull()
    expect(summary.missing).toEqual([])
    const target = await EMPTY.SQLite()
    await restore({ folder: second, shop: target, replace: false })
    const storage = await openStorage(target)
    cleanups.push(() => storage.close())
    expect(await bytesOf(storage, [upload.key])).toEqual(['\u0001'])
    const cart = await storage.carts.ofOwner('session:ben')
    const customs = await storage.records.findMany(custom, { owner: 'session:ben' })
    expect(cart?.lines.map((line) => line.configuredId)).toEqual([customs[0]!.id])
    const { file: key } = (await storage.records.get(userFile, customs[0]!.user_file!))!
    expect(await bytesOf(storage, [key])).toEqual(['artwork'])
  })

  it('never overwrites anything, and reports a missing file', async () => {
    await expect(backUp({ shop, folder: backup, now: NOW })).rejects.toThrow('is there already')
    const { key } = await test.storage.files.put('uploads', new Uint8Array([1]), PNG)
    const { id } = await test.storage.records.create(userFile, aFile({ file: key }))
    await rm(join(shop.dataDir, 'files', key))
    const summary = await backUp({ shop, folder: join(folder, 'without'), now: NOW })
    expect(summary.missing).toEqual([key])
    await test.storage.records.remove(userFile, id, 'session:ana')
  })

  it('leaves nothing behind if a file can’t be read, and names the file', async () => {
    const { key } = await test.storage.files.put('uploads', new Uint8Array([1]), PNG)
    const { id } = await test.storage.records.create(userFile, aFile({ file: key }))
    const place = join(shop.dataDir, 'files', key)
    await rm(place)
    await symlink(place, place)
    const before = await readdir(folder)
    await expect(backUp({ shop, folder: join(folder, 'broken'), now: NOW })).rejects.toThrow(
      `The file ${key} can't be copied: ELOOP`,
    )
    expect(await readdir(folder)).toEqual(before)
    await rm(place)
    await test.storage.records.remove(userFile, id, 'session:ana')
  })
})

/** Tables between which an order is written during the backup. */
const ORDERED = ['user_file', 'custom', 'cart', 'cart_line'].map((name) => `table ${name}`)

/** Puts a configured product with its artwork in the cart. */
async function order(storage: Storage): Promise<void> {
  const content = new TextEncoder().encode('artwork')
  const { key } = await storage.files.put('uploads', content, PNG)
  await storage.transaction(async ({ records, carts }) => {
    const owner = 'session:ben'
    const file = await records.create(userFile, aFile({ owner, file: key }))
    const made = await records.create(custom, aCustom({ owner, template: 'frogs', user_file: file.id }))
    await carts.putLine(owner, 'USD', aLine({ configuredId: made.id }), Infinity)
  })
}

describe.each(ENGINES)('restoring on $name', ({ name, open }) => {
  let test: TestStorage
  let shop: ShopAt
  let folder: string
  let backup: string
  let end: () => Promise<void>
  beforeAll(async () => {
    ;({ test, shop, folder, end } = await openFilled(open))
    backup = join(folder, 'backup')
    await backUp({ shop, folder: backup, now: NOW })
  })
  afterAll(() => end())
  afterEach(cleanUp)

  it('doesn’t touch an open shop (OPS-7)', async () => {
    await test.storage.ping()
    const before = await rowsOfAll(shop)
    await expect(restore({ folder: backup, shop, replace: true })).rejects.toThrow('stop it first')
    expect(await rowsOfAll(shop)).toEqual(before)
  })

  it('replaces a shop only if told to (OPS-7)', async () => {
    const target = await EMPTY[name]()
    const other = await openStorage(target)
    await fillForBackup(other, 'moths')
    await other.close()
    const before = await rowsOfAll(target)
    await expect(restore({ folder: backup, shop: target, replace: false })).rejects.toThrow(
      'There is a shop in',
    )
    expect(await rowsOfAll(target)).toEqual(before)
    await restore({ folder: backup, shop: target, replace: true })
    expect((await rowsOfAll(target))['account']).toEqual((await rowsOfAll(shop))['account'])
    expect((await rowsOfAll(target))['template']?.map(({ id }) => id)).toEqual(['frogs', 'frogs-2'])
  })

  it('reads the whole backup before it writes anything (OPS-6)', async () => {
    const target = await EMPTY[name]()
    const places = placesIn(backup)
    const aFileOf = join(places.files, 'uploads')
    const [upload = ''] = await readdir(aFileOf)
    for (const [path, problem] of [
      [places.manifest, 'manifest.json is damaged'],
      [places.rowsOf('account'), 'Table account is not what it was'],
      [places.fileList, 'The list of files is not what it was'],
      [places.secret, 'session-secret is not what it was'],
      [join(aFileOf, upload), 'is not what it was'],
    ] as const) {
      const content = await readFile(path)
      await writeFile(path, content.subarray(0, -20))
      await expect(restore({ folder: backup, shop: target, replace: false })).rejects.toThrow(problem)
      await writeFile(path, content)
      expect(await readdir(target.dataDir)).toEqual([])
    }
  })

  it('rejects folders without a backup, and backups of a newer version', async () => {
    const target = await EMPTY[name]()
    const run = (from: string) => restore({ folder: from, shop: target, replace: false })
    await expect(run(join(folder, 'nothing'))).rejects.toThrow('it has no manifest.json')
    await mkdir(join(folder, 'killed.unfinished'), { recursive: true })
    await expect(run(join(folder, 'killed.unfinished'))).rejects.toThrow('never finished')
    const { manifest } = placesIn(backup)
    const content = await readFile(manifest, 'utf8')
    for (const newer of [
      content.replace('"format": 1', '"format": 2'),
      content.replace(/"migration": "\d+/, '"migration": "9999'),
    ]) {
      await writeFile(manifest, newer)
      await expect(run(backup)).rejects.toThrow(/newer version|too old/)
    }
    await writeFile(manifest, content)
    expect(await readdir(target.dataDir)).toEqual([])
  })

  it('leaves the old shop unchanged if a row refers to a missing one (OPS-6)', async () => {
    const broken = join(folder, 'broken')
    await backUp({ shop, folder: broken, now: NOW })
    await emptyTable(broken, 'account')
    const target = await EMPTY[name]()
    await restore({ folder: backup, shop: target, replace: false })
    await writeFile(target.secretFile!, 'a secret of its own')
    const before = await rowsOfAll(target)
    const again = restore({ folder: broken, shop: target, replace: true })
    await expect(again).rejects.toThrow(/rows name others that are not there|foreign key/)
    expect(await rowsOfAll(target)).toEqual(before)
    await (await openStorage(target)).close()
  })

  it.each(['of now', LAST_BEFORE_BASELINE.tag])(
    'migrates a backup of an older version to this one, from migration %s (OPS-8)',
    async (migration) => {
      const older = join(folder, `older ${migration}`)
      await backUp({ shop, folder: older, now: NOW })
      if (migration !== 'of now') await markAsBefore(older, migration)
      const migrationsDir = await withNextMigration(join(folder, `next ${migration}`), [
        `ALTER TABLE "account" ADD "next" text`,
        `UPDATE "account" SET "name" = 'Dr. ' || "name"`,
      ])
      const target = { ...(await EMPTY[name]()), migrationsDir }
      await restore({ folder: older, shop: target, replace: false })
      const [before, after] = [await rowsOfAll(shop), await rowsOfAll(target)]
      expect(after['account']).toEqual(
        before['account']!.map((row) => ({ ...row, name: `Dr. ${row['name'] as string}` })),
      )
      expect(after['session']).toEqual(before['session'])
    },
  )

  it('rejects a backup of a version before d86712e5, and says how to migrate it (OPS-8)', async () => {
    const ancient = join(folder, 'ancient')
    await backUp({ shop, folder: ancient, now: NOW })
    await markAs(ancient, '0054_works_withdrawn_before')
    const target = await EMPTY[name]()
    await expect(restore({ folder: ancient, shop: target, replace: false })).rejects.toThrow(
      'The backup is of a version of the shop that this one does not know (0054_works_withdrawn_before): restore it with version d86712e5, and back that up.',
    )
    expect(await readdir(target.dataDir)).toEqual([])
  })
})
