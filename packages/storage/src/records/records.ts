import type { Db } from '../database/index.ts'
import { partsOf } from './parts-of.ts'
import { count, exists, findMany, get, page } from './read.ts'
import { search } from './search.ts'
import { create, createMany, remove, update, updateMany } from './write.ts'
import type { Records } from '@kisscut/shop/ports/records'

/** The operations for every record. New and changed rows are first parsed with the record's schema. */
export const recordsIn = (db: Db): Records => ({
  get: (record, id, published) => get(db, record, id, published),
  findMany: (record, conditions = {}, limit) => findMany(db, record, conditions, limit),
  count: (record, conditions = {}) => count(db, record, conditions),
  exists: (record, conditions = {}) => exists(db, record, conditions),
  page: (record, query = {}) => page(db, record, query),
  search: (record, query) => search(db, record, query),
  parts: (record, ids) => partsOf(db, record, ids),
  create: (record, row, along) => create(db, record, row, along),
  createMany: (record, rows) => createMany(db, record, rows),
  update: (record, id, changes, owner, where) => update(db, record, id, changes, owner, where),
  updateMany: (record, conditions, changes) => updateMany(db, record, conditions, changes),
  remove: (record, id, owner) => remove(db, record, id, owner),
})
