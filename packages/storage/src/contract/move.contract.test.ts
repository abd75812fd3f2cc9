import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ShopAt } from '../backup/back-up.ts'
import { move } from '../backup/move.ts'
import { openStorage } from '../open-storage.ts'
import { openBucketServer } from '../testing/bucket-server.ts'
import { fillForBackup, rowsOfAll, withoutIndex } from '../testing/filled-shop.ts'
import { MIGRATIONS, newPostgresDatabase } from '../testing/open-for-test.ts'

describe('moving a shop', () => {
  let folder: string
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>
  let bucket: Awaited<ReturnType<typeof openBucketServer>>
  let bucketUrl: string
  let shop: ShopAt
  let keys: readonly string[]
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    folder = await mkdtemp(join(tmpdir(), 'kisscut-move-'))
    postgres = await newPostgresDatabase()
    bucket = await openBucketServer()
    bucketUrl = `s3://artworks?endpoint=${encodeURIComponent(bucket.url)}`
    shop = { dataDir: join(folder, 'first'), migrationsDir: MIGRATIONS, secretFile: null }
    const storage = await openStorage(shop)
    keys = await fillForBackup(storage)
    await storage.close()
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    bucket.close()
    await postgres.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const contentsOf = async (at: ShopAt) => {
    const { files, close } = await openStorage(at)
    const all = await Promise.all(keys.map(async (key) => new TextDecoder().decode(await files.bytes(key))))
    await close()
    return all
  }

  it('moves rows and files from SQLite and a folder to PostgreSQL and S3, and back (OPS-5)', async () => {
    const before = await rowsOfAll(shop)
    const there = { databaseUrl: postgres.url, filesUrl: bucketUrl }
    const summary = await move({ shop, ...there, replace: false })
    expect(summary).toMatchObject({ files: keys.length, missing: [] })
    expect([...bucket.objects.keys()].toSorted()).toEqual(keys.map((key) => `/artworks/${key}`))
    const moved = { ...shop, ...there }
    const back = { databaseUrl: join(folder, 'back.sqlite'), filesUrl: join(folder, 'back') }
    await move({ shop: moved, ...back, replace: false })
    for (const place of [moved, { ...shop, ...back }]) {
      expect(withoutIndex(await rowsOfAll(place))).toEqual(withoutIndex(before))
      expect(await contentsOf(place)).toEqual(await contentsOf(shop))
    }
    expect(await rowsOfAll(shop)).toEqual(before)
  })

  it('moves files alone, and replaces damaged copies (OPS-5)', async () => {
    const filesUrl = bucketUrl.replace('artworks', 'again')
    await move({ shop, filesUrl, replace: false })
    const damaged = `/again/${keys[0]}`
    bucket.objects.set(damaged, { ...bucket.objects.get(damaged)!, content: Buffer.from('half') })
    await move({ shop, filesUrl, replace: false })
    expect(await contentsOf({ ...shop, filesUrl })).toEqual(await contentsOf(shop))
  })

  it('doesn’t touch an open shop, or a shop at the new place (OPS-7)', async () => {
    const databaseUrl = join(folder, 'other.sqlite')
    const open = await openStorage(shop)
    await expect(move({ shop, databaseUrl, replace: false })).rejects.toThrow('stop it first')
    await open.close()
    const other = await openStorage({ ...shop, databaseUrl })
    await fillForBackup(other, 'moths')
    await other.close()
    const before = await rowsOfAll({ ...shop, databaseUrl })
    await expect(move({ shop, databaseUrl, replace: false })).rejects.toThrow('There is a shop in')
    const samePlace = join(shop.dataDir, 'kisscut.sqlite')
    await expect(move({ shop, databaseUrl: samePlace, replace: true })).rejects.toThrow('already')
    expect(await rowsOfAll({ ...shop, databaseUrl })).toEqual(before)
  })

  it('reports a missing shop', async () => {
    const nowhere = { ...shop, dataDir: join(folder, 'nowhere') }
    await expect(move({ shop: nowhere, filesUrl: bucketUrl, replace: false })).rejects.toThrow(
      'There is no database',
    )
    await writeFile(join(folder, 'empty.sqlite'), '')
    const empty = { ...shop, databaseUrl: join(folder, 'empty.sqlite') }
    await expect(move({ shop: empty, filesUrl: bucketUrl, replace: false })).rejects.toThrow(
      'no database of a shop',
    )
  })
})
