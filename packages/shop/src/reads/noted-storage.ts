import type { Catalog } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'
import type { ReadNotes } from './reads.ts'

/** Queries that public pages are made from; all others belong to no public page, or are noted where they are cached. */
const OF_CATALOG = [
  ...['rows', 'productIdOfSlug', 'formerlyAt', 'partsOf', 'isMaterialPublished', 'categories', 'settings'],
  ...['tiles', 'tilesById', 'featured', 'wanted', 'carted', 'ratings', 'publishedAfter', 'publishedMakers'],
  ...['usesOf', 'facets', 'search', 'searchCounts', 'tilesOfProducts', 'facetsOfProducts', 'listedIn'],
  ...['knownWords', 'similarWords', 'listedPrices'],
] as readonly (keyof Catalog)[]
const OF_RECORDS = [
  ...['get', 'findMany', 'count', 'exists', 'page', 'search', 'parts'],
] as readonly (keyof Records)[]

type Question = (...of: unknown[]) => Promise<unknown>

/** A record's declaration is replaced by its name. */
const named = (of: unknown): unknown =>
  typeof of === 'object' && of !== null && 'schema' in of && 'name' in of ? of.name : of

const noted = <T extends object>(store: T, names: readonly (keyof T)[], notes: ReadNotes): T => {
  const query = (name: keyof T, of: readonly unknown[]) => (store[name] as Question)(...of)
  const questions = names.map((name) => {
    const question: Question = async (...of) => {
      const result = await query(name, of)
      notes.read(JSON.stringify([name, ...of.map(named)]), result, () => query(name, of))
      return result
    }
    return [name, { value: (...of: unknown[]) => (notes.isOn ? question(...of) : query(name, of)) }] as const
  })
  return Object.create(store, Object.fromEntries(questions)) as T
}

/** Storage that notes its queries. A page with a transaction can't be repeated, so it always counts as changed. */
export const notedStorage = (storage: Storage, notes: ReadNotes): Storage =>
  Object.create(storage, {
    catalog: { value: noted(storage.catalog, OF_CATALOG, notes), enumerable: true },
    records: { value: noted(storage.records, OF_RECORDS, notes), enumerable: true },
    transaction: {
      value: (...of: Parameters<Storage['transaction']>) => {
        notes.read('a transaction', null, () => 'another')
        return storage.transaction(...of)
      },
      enumerable: true,
    },
  }) as Storage
