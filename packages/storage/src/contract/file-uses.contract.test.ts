import {
  category,
  clipart,
  clipartCategory,
  clipartProduct,
  clipartProductBackground,
  custom,
  userFile,
} from '@kisscut/records'
import { StorageConflict } from '@kisscut/shop/ports/records'
import type { Storage } from '@kisscut/shop/ports/storage'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/index.ts'
import { type DiskFiles, filesOn } from '../files/files.ts'
import { openDisk } from '../files/open-disk.ts'
import { fingerprint } from '../ids/ids.ts'
import { UNTOUCHED_FOR_MS } from '../files/registered-files.ts'
import { storageOn } from '../open-storage.ts'
import { ENGINES, MIGRATIONS, type TestStorage } from '../testing/open-for-test.ts'
import { aCategory, aCustom, aFile, aLine } from '../testing/rows.ts'

const PNG = { extension: 'png', mime: 'image/png' }

describe.each(ENGINES)('uses of files on $name', ({ open }) => {
  let test: TestStorage
  let storage: Storage
  let other: Storage
  let database: Database
  let disk: DiskFiles
  const clock = { now: new Date(Date.UTC(2027, 0, 4)) }
  const aDayLater = () => {
    clock.now = new Date(clock.now.getTime() + UNTOUCHED_FOR_MS + 1)
  }

  beforeAll(async () => {
    test = await open()
    disk = filesOn(await openDisk(undefined, test.dataDir))
    const start = () => openDatabase(test.databaseUrl, test.dataDir, MIGRATIONS, () => clock.now)
    database = await start()
    storage = storageOn(database, disk)
    other = storageOn(await start(), disk)
  })
  afterAll(async () => {
    await Promise.all([storage.close(), other.close()])
    await test.end()
  })

  const put = async (folder = 'previews') => (await storage.files.put(folder, new Uint8Array([1]), PNG)).key
  const isThere = async (key: string) => {
    const file = await storage.files.open(key)
    file?.stream.destroy()
    return file !== null
  }
  /** A line whose sold item names the file; each of another product. */
  const lineNaming = (file: string, name: string) => {
    const content = JSON.stringify({ name, file })
    return aLine({ productId: name, soldItem: { id: fingerprint(content), content } })
  }
  const draw = (key: string, at = storage, of: Parameters<typeof aCustom>[0] = {}) =>
    at.records.create(custom, aCustom({ ...of, canvas_preview: key }))

  it('of a new shop are known from the start: an unused file is deleted at once, before the first sweep', async () => {
    const key = await put()
    await storage.files.removeUnused([key])
    expect(await isThere(key)).toBe(false)
  })

  it('begin and end with the row, and the file is deleted a day after the last one (FILE-22)', async () => {
    const [first, second] = [await put(), await put()]
    const one = await draw(first)
    const two = await draw(first)
    expect(await storage.files.uses(first)).toHaveLength(2)
    await storage.records.update(custom, one.id, { canvas_preview: second })
    expect(await storage.files.uses(second)).toEqual([{ usedBy: 'custom', row: one.id }])
    await storage.files.removeUnused([first, second])
    aDayLater()
    await other.files.sweep(new Date(0))
    expect([await isThere(first), await isThere(second)]).toEqual([true, true])
    await storage.records.remove(custom, two.id, 'session:another')
    expect(await storage.files.uses(first)).toHaveLength(1)
    await storage.records.remove(custom, two.id, two.owner)
    await other.files.sweep(new Date(0))
    expect(await isThere(first)).toBe(true)
    aDayLater()
    await other.files.sweep(new Date(0))
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  })

  it('are rolled back with the transaction that began them', async () => {
    const key = await put()
    await expect(
      storage.transaction(async ({ records }) => {
        await records.create(custom, aCustom({ canvas_preview: key }))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await storage.files.uses(key)).toEqual([])
  })

  it('are recorded for each of many rows created at once', async () => {
    const keys = [await put('uploads'), await put('uploads')]
    await storage.records.createMany(
      userFile,
      keys.map((file) => aFile({ file })),
    )
    for (const key of keys) expect(await storage.files.uses(key)).toHaveLength(1)
  })

  it('end with rows that the database removes together with another', async () => {
    const image = await put('pictures')
    await storage.records.create(category, aCategory())
    await storage.records.create(clipartCategory, { id: 'animals', name: 'Animals', slug: 'animals' })
    const drawing = { id: 'deer', name: 'Deer', clipart: '/deer.svg', category: 'animals' }
    await storage.records.create(clipart, drawing)
    const deer = { id: 'deer', name: 'Deer', slug: 'deer', sku: 'D', category: 'stickers', clipart: 'deer' }
    await storage.records.create(clipartProduct, deer)
    await storage.records.create(clipartProductBackground, { product: 'deer', image: `/files/${image}` })
    expect(await storage.files.uses(image)).toHaveLength(1)
    await storage.records.remove(clipartProduct, 'deer')
    expect(await storage.files.uses(image)).toEqual([])
  })

  it('of an earlier version last while it can be restored, and end with its row (ADMIN-13)', async () => {
    const image = await put('pictures')
    const row = await storage.records.create(
      category,
      aCategory({ id: 'signs', slug: 'signs', path: 'signs' }),
    )
    const before = await storage.records.update(category, row.id, { image_url: `/files/${image}` })
    const after = await storage.records.update(category, row.id, { image_url: null })
    await storage.audit.note({ who: 'eva', did: 'changed', what: `category ${row.id}`, before, after })
    expect(await storage.files.uses(image)).toEqual([{ usedBy: 'category history', row: row.id }])
    await storage.records.remove(category, row.id)
    await storage.audit.note({ who: 'eva', did: 'removed', what: `category ${row.id}`, before: after })
    expect(await storage.files.uses(image)).toEqual([])
  })

  it('in the shop’s HTML are found by addresses', async () => {
    const image = await put('pictures')
    const description = `<p><img src="/files/${image}" alt=""></p>`
    const about = { id: 'html', slug: 'html', path: 'html', description }
    await storage.records.create(category, aCategory(about))
    expect(await storage.files.uses(image)).toEqual([{ usedBy: 'category', row: 'html' }])
  })

  it('can’t be forgotten: a key in a field that isn’t declared to refer to files is rejected', async () => {
    const mime = await put('uploads')
    await expect(storage.records.create(userFile, aFile({ mime }))).rejects.toThrow(
      'Declare user_file.mime with fileKey()',
    )
    await expect(
      storage.records.updateMany(custom, { owner: 'session:ana' }, { canvas_preview: mime }),
    ).rejects.toThrow('row by row')
  })

  it('keep the file if they begin during a sweep, or are rejected (FILE-22)', async () => {
    for (let run = 0; run < 30; run += 1) {
      const key = await put()
      aDayLater()
      const [named] = await Promise.allSettled([draw(key), other.files.sweep(new Date(0))])
      if (named.status === 'rejected') expect(named.reason).toBeInstanceOf(StorageConflict)
      const isUsed = (await storage.files.uses(key)).length > 0
      expect(await isThere(key)).toBe(isUsed)
    }
  })

  it('in an open transaction keep the file from being deleted concurrently', async () => {
    const key = await put()
    let removing: Promise<void> | null = null
    await storage.transaction(async ({ records }) => {
      await records.create(custom, aCustom({ canvas_preview: key }))
      removing = other.files.removeUnused([key])
      // Gives the deletion time to check before this transaction commits.
      for (let read = 0; read < 50; read += 1) await records.get(custom, `${read}`)
    })
    await removing
    expect(await storage.files.uses(key)).toHaveLength(1)
    expect(await isThere(key)).toBe(true)
  })

  it('of one file begin and end beside each other: no transaction waits for another (FILE-22)', async () => {
    // SQLite's transactions take turns anyway.
    if (database.dialect === 'sqlite') return
    const shared = await put('pictures')
    const mine = await draw(shared)
    aDayLater()
    await storage.records.remove(custom, mine.id, undefined)
    const ben = { owner: 'session:ben', template: 'other' }
    await storage.transaction(async (store) => {
      await store.records.create(custom, aCustom({ canvas_preview: shared }))
      await store.carts.putLine('session:ana', 'USD', lineNaming(shared, 'ana'), 100)
      // Would wait for ever for a row that this transaction has locked.
      const [theirs, again] = [await draw(shared, other, ben), await draw(shared, other, ben)]
      await other.carts.putLine('session:ben', 'USD', lineNaming(shared, 'ben'), 100)
      await other.records.remove(custom, theirs.id, undefined)
      await store.records.update(custom, again.id, { canvas_preview: null })
      await other.carts.putLine('session:eva', 'USD', lineNaming(shared, 'eva'), 100)
    })
    expect(await storage.files.uses(shared)).toHaveLength(4)
  })

  it('are refused once a file is being deleted, which the next sweep ends where a crash came between', async () => {
    const key = await put()
    aDayLater()
    const crashing = storageOn(database, {
      ...disk,
      remove: async () => {
        await expect(draw(key, other)).rejects.toThrow(StorageConflict)
        throw new Error('The power went')
      },
    })
    await expect(crashing.files.sweep(new Date(0))).rejects.toThrow('could not be removed')
    expect(await isThere(key)).toBe(true)
    await storage.files.sweep(new Date(0))
    expect(await isThere(key)).toBe(false)
  })

  const allUses = async () =>
    (await database.query.select().from(database.tables.file_use)).map(({ id }) => id).toSorted()

  it('of a shop from before are filled in by its first sweep, which deletes nothing that a row names (FILE-22)', async () => {
    const { file_use: use, stored_file: file, version } = database.tables
    const image = await put('pictures')
    const about = { who: 'eva', did: 'changed', what: 'category html', before: { image }, after: {} }
    await storage.audit.note(about)
    await storage.audit.note({ ...about, what: 'category gone' })
    await database.query.delete(use).where(eq(use.row, 'gone'))
    const before = await allUses()
    expect(before).toContain(`category history html ${image}`)
    const left = await put()
    await database.query.delete(use)
    await database.query.delete(file)
    await database.query.delete(version).where(eq(version.id, 'file uses'))
    await Promise.all([storage, other].map(({ files }) => files.sweep(new Date(0))))
    expect(before.length).toBeGreaterThan(3)
    expect(await allUses()).toEqual(before)
    expect(await isThere(left)).toBe(true)
    aDayLater()
    await storage.files.sweep(new Date(0))
    expect(await isThere(left)).toBe(false)
    for (const key of new Set(before.map((id) => id.split(' ').at(-1)!)))
      expect(await isThere(key)).toBe(true)
  })

  it('that an earlier version writes beside this one begin and end by the next sweep (FILE-22)', async () => {
    const { custom: customs } = database.tables
    const ofEarlierVersion = async (key: string) => {
      const { id } = await storage.records.create(custom, aCustom())
      const changed = { canvas_preview: key, updated: clock.now }
      await database.query.update(customs).set(changed).where(eq(customs.id, id))
      return id
    }
    await storage.files.sweep(new Date(0))
    const [stored, known] = [(await disk.put('previews', new Uint8Array([1]), PNG)).key, await put()]
    const [row] = [await ofEarlierVersion(stored), await ofEarlierVersion(stored)]
    aDayLater()
    const other = await ofEarlierVersion(known)
    const alsoThere = async () => Promise.all([stored, known].map(isThere))
    for (let day = 0; day < 2; day += 1) {
      await storage.files.sweep(new Date(0))
      expect(await alsoThere()).toEqual([true, true])
      expect(await storage.files.uses(stored)).toHaveLength(2)
      expect(await storage.files.uses(known)).toEqual([{ usedBy: 'custom', row: other }])
      aDayLater()
    }
    await database.query
      .update(customs)
      .set({ canvas_preview: null, updated: clock.now })
      .where(eq(customs.id, row))
    await database.query.delete(customs).where(eq(customs.id, other))
    await storage.files.sweep(new Date(0))
    expect(await storage.files.uses(stored)).toHaveLength(1)
    expect(await storage.files.uses(known)).toEqual([])
    aDayLater()
    await storage.files.sweep(new Date(0))
    expect(await alsoThere()).toEqual([true, false])
  })

  it('that aren’t recorded yet keep their file: until then, only the sweep deletes (FILE-22)', async () => {
    const { file_use: use, version } = database.tables
    const key = await put()
    const row = await draw(key)
    await database.query.delete(use).where(eq(use.key, key))
    await database.query.delete(version).where(eq(version.id, 'file uses'))
    await other.files.removeUnused([key])
    expect(await isThere(key)).toBe(true)
    await storage.files.sweep(new Date(0))
    expect(await storage.files.uses(key)).toHaveLength(1)
    await storage.records.remove(custom, row.id, undefined)
    await other.files.removeUnused([key])
    expect(await isThere(key)).toBe(false)
  })

  it('are recorded by the next sweep if one breaks off after it found new files, and keep those files meanwhile (FILE-22)', async () => {
    const { custom: customs } = database.tables
    await storage.files.sweep(new Date(0))
    const { key } = await disk.put('previews', new Uint8Array([1]), PNG)
    const { id } = await storage.records.create(custom, aCustom())
    // Changed long before the last complete sweep.
    const changed = { canvas_preview: key, updated: new Date(0) }
    await database.query.update(customs).set(changed).where(eq(customs.id, id))
    const crashing = Object.defineProperty({ ...database }, 'scan', {
      get: () => {
        throw new Error('The power went')
      },
    })
    await expect(storageOn(crashing, disk).files.sweep(new Date(0))).rejects.toThrow('The power went')
    await storage.files.removeUnused([key])
    expect(await isThere(key)).toBe(true)
    await storage.files.sweep(new Date(0))
    expect(await storage.files.uses(key)).toEqual([{ usedBy: 'custom', row: id }])
  })

  it('of a file whose deletion a crash cut short don’t stop the sweep (FILE-22)', async () => {
    const { custom: customs, file_use: use, stored_file: file } = database.tables
    const [half, intact, unused] = [await put('pictures'), await put('pictures'), await put()]
    await storage.records.create(category, aCategory({ id: 'half', slug: 'half', path: 'half' }))
    const about = { who: 'eva', did: 'changed', what: 'category half' }
    await storage.audit.note({ ...about, before: { image: half }, after: { image: intact } })
    const { id } = await storage.records.create(custom, aCustom())
    const changed = { canvas_preview: half, canvas_preview_small: intact, updated: clock.now }
    await database.query.update(customs).set(changed).where(eq(customs.id, id))
    await database.query.delete(use).where(eq(use.row, 'half'))
    await database.query.update(file).set({ removing: true }).where(eq(file.key, half))
    await storage.files.sweep(new Date(0))
    aDayLater()
    await storage.files.sweep(new Date(0))
    expect(await storage.files.uses(intact)).toEqual([
      { usedBy: 'category history', row: 'half' },
      { usedBy: 'custom', row: id },
    ])
    expect(await Promise.all([half, intact, unused].map(isThere))).toEqual([false, true, false])
  })

  it('begin for a cart and end with removed sold items without a deadlock (OPS-12, FILE-22)', async () => {
    const keys: string[] = []
    for (let many = 0; many < 8; many += 1) keys.push(await put('pictures'))
    let attempts = 0
    let transactions = 0
    const counting: Database = {
      ...database,
      atomically: (work) => {
        transactions += 1
        return database.atomically((inside) => {
          attempts += 1
          return work(inside)
        })
      },
    }
    const counted = storageOn(counting, disk)
    let named = 0
    /** A line that names four of the files, each time others. */
    const nextLine = () => {
      named += 1
      const some = [1, 3, 4, 6].map((each) => keys[(each * named) % keys.length]!)
      return lineNaming(some.join(' '), `deadlock ${named}`)
    }
    for (let round = 0; round < 8; round += 1) {
      const [old, young] = [`session:old-${round}`, `session:young-${round}`]
      for (let many = 0; many < 40; many += 1) await storage.carts.putLine(old, 'USD', nextLine(), 100)
      await storage.carts.remove(old)
      aDayLater()
      await Promise.all([
        counted.soldItems.removeUnused(clock.now),
        ...Array.from({ length: 6 }, (_, each) =>
          counted.carts.putLine(`${young}-${each}`, 'USD', nextLine(), 100),
        ),
      ])
    }
    expect(attempts).toBe(transactions)
  })

  it('of parts that are added while their whole is removed end with it (FILE-22)', async () => {
    const deer = { name: 'Deer', slug: 'deer', sku: 'D', category: 'stickers', clipart: 'deer' }
    for (let run = 0; run < 20; run += 1) {
      const image = await put('pictures')
      const product = `deer-${run}`
      await storage.records.create(clipartProduct, { ...deer, id: product, slug: product, sku: product })
      const part = { product, image: `/files/${image}` }
      const [added] = await Promise.allSettled([
        other.records.create(clipartProductBackground, part),
        storage.records.remove(clipartProduct, product),
      ])
      if (added.status === 'rejected') expect(added.reason).toBeInstanceOf(StorageConflict)
      expect(await storage.records.get(clipartProduct, product)).toBeNull()
      expect(await storage.files.uses(image)).toEqual([])
    }
  })
})
