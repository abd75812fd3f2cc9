import { randomUUID } from 'node:crypto'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { RECORDS, type AnyRecord } from '@kisscut/records'
import type {
  Catalog,
  EveryCatalogRow,
  Files,
  StoredCart,
  IdempotencyStore,
  AccountStore,
  ProductionCalendar,
  Session,
  Storage,
  Store,
} from '../ports.ts'
import { memoryCarts } from './memory-carts.ts'
import { memoryJobs, type StoredJob } from './memory-jobs.ts'
import { memoryProofs, type StoredProof } from './memory-proofs.ts'
import { memoryRecords, type Tables } from './memory-records.ts'

const CATALOG = [
  'category',
  'category_product',
  'uses_link',
  'template',
  'template_material',
  'template_shape',
  'template_size',
  'template_option_set',
  'template_option',
  'template_option_tag',
  'color',
  'font',
] as const satisfies readonly (keyof EveryCatalogRow)[]

const CALENDAR: ProductionCalendar = { cutOff: '14:00', timezone: 'UTC', holidays: [] }

const notNeeded = (what: string) => () => Promise.reject(new Error(`${what} is not kept in memory`))

/** A storage of plain maps for tests of use cases; `asked` counts what the catalog was asked for. */
export const memoryStorage = () => {
  const tables: Tables = new Map()
  const carts = new Map<string, StoredCart>()
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { readonly request: string; readonly answer: unknown }>()
  const jobs = new Map<string, StoredJob>()
  const proofs = new Map<string, StoredProof>()
  const contents = new Map<string, Uint8Array>()
  const asked = { version: 0, everyRow: 0 }
  const noted: unknown[] = []
  let version = 1
  const records = memoryRecords(tables, (record) => {
    if (record.isCatalog) version += 1
  })

  const rowsOf = (name: keyof typeof RECORDS) => [
    ...(tables.get((RECORDS[name] as AnyRecord).name)?.values() ?? []),
  ]
  const catalog = {
    version: async () => {
      asked.version += 1
      return version
    },
    everyRow: async () => {
      asked.everyRow += 1
      return structuredClone(
        Object.fromEntries(CATALOG.map((name) => [name, rowsOf(name)])),
      ) as unknown as EveryCatalogRow
    },
    productionCalendar: async () => CALENDAR,
    tree: notNeeded('tree'),
    productsOnCategoryPage: notNeeded('productsOnCategoryPage'),
    product: notNeeded('product'),
    fonts: notNeeded('fonts'),
    colors: notNeeded('colors'),
    setProductionCalendar: notNeeded('setProductionCalendar'),
    decreaseStock: notNeeded('decreaseStock'),
  } as Catalog

  const accounts = {
    account: async () => null,
    accountByApiKey: async () => null,
    openSession: async (accountId) => {
      const session = { id: randomUUID(), accountId, expires: new Date(Date.UTC(2100, 0, 1)) }
      sessions.set(session.id, session)
      return session
    },
    session: async (id) => sessions.get(id) ?? null,
  } as Partial<AccountStore> as AccountStore

  const once: IdempotencyStore = {
    perKey: ({ owner, key, request }, work) =>
      transaction(async (inside) => {
        const before = answers.get(`${owner} ${key}`)
        if (before !== undefined)
          return before.request === request
            ? { conflict: false, answer: before.answer as never, first: false }
            : { conflict: true }
        const answer = await work(inside)
        answers.set(`${owner} ${key}`, { request, answer })
        return { conflict: false, answer, first: true } as const
      }),
  }

  const store: Store = {
    records,
    catalog,
    carts: memoryCarts(carts),
    accounts,
    once,
    audit: { note: async (entry) => void noted.push(entry) },
    jobs: memoryJobs(jobs),
    proofs: memoryProofs(proofs),
  }

  /** One after the other, as SQLite does; undone when thrown. */
  let last: Promise<unknown> = Promise.resolve()
  const transaction: Storage['transaction'] = (work) => {
    const turn = last.then(async () => {
      const before = [tables, carts, answers, jobs, proofs].map(
        (map) => structuredClone(map) as Map<never, never>,
      )
      try {
        return await work(store)
      } catch (error) {
        for (const [index, map] of [tables, carts, answers, jobs, proofs].entries()) {
          map.clear()
          for (const [key, value] of before[index] ?? []) (map as Map<unknown, unknown>).set(key, value)
        }
        throw error
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }

  const files: Files = {
    put: async (folder, from, { extension }) => {
      const bytes = from instanceof Uint8Array ? from : await readFile(from.path)
      const key = `${folder}/${randomUUID()}.${extension}`
      contents.set(key, bytes)
      return { key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    open: async (key) => {
      const bytes = contents.get(key)
      if (bytes === undefined) return null
      return { stream: Readable.from([bytes]), bytes: bytes.length, mime: 'image/webp', etag: key }
    },
    bytes: async (key) => {
      const bytes = contents.get(key)
      if (bytes === undefined) throw new Error(`No file ${key}`)
      return bytes
    },
    remove: async (key) => void contents.delete(key),
    sweep: async () => 0,
  }

  const storage: Storage = {
    ...store,
    files,
    transaction,
    ping: async () => undefined,
    close: async () => undefined,
  }
  return { storage, asked, noted, contents }
}
