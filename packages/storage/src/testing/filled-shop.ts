import { category, custom, userFile } from '@kisscut/records'
import type { PortableRow } from '../backup/portable-tables.ts'
import type { DatabaseAt } from '../backup/row-source.ts'
import { openSnapshot } from '../backup/snapshot.ts'
import { aCustom, aFile, aLine } from './rows.ts'
import { addProduct, fillCategories, type MadeUpProduct } from './shop-on.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

const PRODUCT: MadeUpProduct = {
  name: 'Die-cut frogs',
  materials: ['white', 'matte'],
  uses: ['laptop'],
  shapes: ['circle'],
  quantity: 100,
  isPublic: true,
  isTileHidden: false,
  category: 'open',
}

const ANA = {
  email: 'ana@example.com',
  name: 'Ana',
  roles: [],
  tradeApproved: false,
  unit: 'in',
  currency: 'USD',
  locale: 'en-US',
} as const

/** Text that a database or JSON might misinterpret. */
export const AWKWARD = 'O’Brien "said"\n\t\\ \u2028 🐸 null, 1e5; --'

/** Adds rows of many kinds, and the files they use, two of them through a job. Returns the keys of the files. */
export async function fillForBackup(storage: Storage, name = 'frogs'): Promise<readonly string[]> {
  const { records, accounts, audit, proofs, idempotency } = storage
  await fillCategories(storage)
  for (const id of [name, `${name}-2`]) await addProduct(storage, id, { ...PRODUCT, name: `Die-cut ${name}` })
  await records.update(category, 'open', { description: AWKWARD })
  const [upload, raster, preview] = await Promise.all([
    put(storage, 'uploads', 'png', `artwork of ${name}`),
    put(storage, 'rasters', 'webp', `${name} as a raster`),
    put(storage, 'previews', 'webp', `${name} on vinyl`),
  ])
  const file = await records.create(userFile, aFile({ name: AWKWARD, file: upload.key, raster: raster.key }))
  for (let number = 1; number <= 3; number++) {
    const made = await records.create(custom, {
      ...aCustom({ template: name, user_file: file.id, quantity: number }),
      canvas_preview: preview.key,
    })
    await storage.carts.putLine('session:ana', 'USD', aLine({ configuredId: made.id }), Infinity)
    await proofs.of(made.id, 'a fingerprint', new Date(number))
  }
  const account = await accounts.createAccount(ANA, null)
  await accounts.openSession(account!.id, 1000, AWKWARD)
  await accounts.addApiKey(account!.id, 'press', 'a key of a press', ['read'])
  await audit.note({ who: 'ana', did: 'removed', what: 'a file', before: { key: 'uploads/gone' } })
  await idempotency.perKey({ owner: 'ana', key: 'once', request: 'r' }, () => Promise.resolve({ b: 1, a: 2 }))
  const keys = await doJob(storage, name)
  return [upload.key, raster.key, preview.key, ...keys].toSorted()
}

async function doJob(storage: Storage, name: string): Promise<readonly string[]> {
  const now = new Date(0)
  await storage.jobs.add({ owner: 'ana', kind: 'print', request: { customs: [AWKWARD] } }, now)
  const files = await Promise.all(
    ['print.pdf', 'cut.svg'].map(async (file) => ({
      name: file,
      mime: 'application/octet-stream',
      ...(await put(storage, 'production', 'bin', `${file} of ${name}`)),
    })),
  )
  const leased = await storage.jobs.take(now, 1000)
  await storage.jobs.done(leased!.lease, files, now)
  return files.map(({ key }) => key)
}

const put = ({ files }: Storage, folder: string, extension: string, text: string) =>
  files.put(folder, new TextEncoder().encode(text), { extension, mime: 'application/octet-stream' })

/** The rows without columns that reindexing the products changes. */
export function withoutIndex(rows: Awaited<ReturnType<typeof rowsOfAll>>) {
  const { index_queue: _queue, version: _version, catalog_change: _change, ...others } = rows
  return others
}

/** Every row of a database by table, sorted. */
export async function rowsOfAll(at: DatabaseAt): Promise<Readonly<Record<string, readonly PortableRow[]>>> {
  const snapshot = await openSnapshot(at)
  const all: Record<string, readonly PortableRow[]> = {}
  for (const table of snapshot.tables) {
    const rows: PortableRow[] = []
    for await (const row of snapshot.rows(table)) rows.push(row)
    const text = (row: PortableRow) =>
      JSON.stringify(Object.keys(table.columns).map((name) => `${row[name]}`))
    all[table.name] = rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1))
  }
  await snapshot.close()
  return all
}
