import { artwork } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { databasesBefore } from '../testing/migrated.ts'
import { MIGRATIONS } from '../testing/open-for-test.ts'

const insert = (table: string, values: Readonly<Record<string, string>>) =>
  `insert into ${table} (created, updated, ${Object.keys(values).join(', ')})
   values ({now}, {now}, ${Object.values(values)
     .map((value) => (value === 'true' || value === 'false' ? value : `'${value}'`))
     .join(', ')})`

const work = (id: string, artist: string) =>
  insert('artwork', { id, name: id, slug: id, image: '/files/a.svg', artist })

const product = (id: string, of: string, isPublic: 'true' | 'false', sku = id) =>
  insert('marketplace_product', {
    ...{ id, name: id, slug: id, sku, public: isPublic },
    ...{ base: 'sticker', artwork: of, category: 'art' },
  })

const LONG_ID = '0192f3ab-77c1-4d2e-9b1a-000000000000'

const ROWS = [
  insert('category', { id: 'art', name: 'Art', slug: 'art', path: 'art' }),
  insert('marketplace_base_product', {
    ...{ id: 'sticker', name: 'Sticker', slug: 'sticker', sku: 'sticker', category: 'art' },
  }),
  insert('artist', { id: 'priya', name: 'Priya', slug: 'priya', account: 'priya' }),
  insert('artist', { id: 'jonas', name: 'Jonas', slug: 'jonas' }),
  ...[work('withdrawn', 'priya'), product('withdrawn-1', 'withdrawn', 'false')],
  product('withdrawn-2', 'withdrawn', 'false'),
  ...[work('sold', 'priya'), product('sold-1', 'sold', 'false'), product('sold-2', 'sold', 'true')],
  work('not-sold-by-itself', 'priya'),
  // Jonas has no account any more: his works are known by the number of their product.
  ...[work(LONG_ID, 'jonas'), product('fox', LONG_ID, 'false', 'A-0192F3AB-77C1')],
  ...[work('of-staff', 'jonas'), product('of-staff-1', 'of-staff', 'false')],
]

describe.each(databasesBefore('0052_hide_withdrawn_works', ROWS))('earlier works on $name', ({ open }) => {
  it('that their artist has withdrawn are listed no more; others are as before (MKT-12)', async () => {
    const earlier = await open()
    const { databaseUrl, dataDir } = earlier
    const { records, close } = await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })
    try {
      const listed = await records.findMany(artwork, { publishedOnly: true })
      expect(listed.map(({ id }) => id).toSorted()).toEqual(['not-sold-by-itself', 'of-staff', 'sold'])
      expect(await records.get(artwork, 'withdrawn')).toMatchObject({ hidden: true })
      expect(await records.get(artwork, LONG_ID)).toMatchObject({ hidden: true })
    } finally {
      await close()
      await earlier.end()
    }
  })
})
