import { custom, template } from '@kisscut/records'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { describe, expect, it } from 'vitest'
import { columnOf, storedTableOf } from '../records/stored-table.ts'
import { sqliteTables } from '../tables/index.ts'
import type { Db } from './db.ts'
import { later, statement } from './prepared.ts'

const open = () => {
  const sent: string[] = []
  const query = drizzle(async (sql) => {
    sent.push(sql)
    return { rows: [] }
  })
  return { sent, db: { dialect: 'sqlite', query, tables: sqliteTables() } as never as Db }
}

const counted = () => {
  const built: string[] = []
  const rowBy = statement((db, record: typeof custom | typeof template, field: string) => {
    built.push(`${record.name} ${field}`)
    const table = storedTableOf(db.tables, record)
    return db.query
      .select({ id: columnOf(table, 'id') })
      .from(table)
      .where(eq(columnOf(table, field), later('value')))
  })
  return { built, rowBy }
}

describe('A statement', () => {
  it('is built once per connection and combination of parts', async () => {
    const { built, rowBy } = counted()
    const first = open()
    const second = open()
    for (const { db } of [first, first, second]) {
      await rowBy(db, { value: 'a' }, custom, 'id')
      await rowBy(db, { value: 'a' }, template, 'id')
      await rowBy(db, { value: 'a' }, custom, 'created')
    }
    expect(built).toEqual([
      ...['custom id', 'template id', 'custom created'],
      ...['custom id', 'template id', 'custom created'],
    ])
    expect(new Set(first.sent).size).toBe(3)
    expect(second.sent).toEqual(first.sent.slice(0, 3))
  })

  it('never runs the text of another one', async () => {
    const { db, sent } = open()
    const [one, other] = [counted().rowBy, counted().rowBy]
    await one(db, { value: 'a' }, custom, 'id')
    await other(db, { value: 'a' }, custom, 'created')
    expect(sent[0]).toContain('"id" =')
    expect(sent[1]).toContain('"created" =')
  })

  it('stays prepared while others, more than are kept, come and go', async () => {
    const { db } = open()
    const { built, rowBy } = counted()
    const other = statement((inside, name: string) =>
      inside.query.select({ [name]: inside.tables.cart.id }).from(inside.tables.cart),
    )
    for (let at = 0; at < 3000; at++) {
      await other(db, {}, `v${at}`)
      await rowBy(db, { value: 'a' }, custom, 'id')
    }
    expect(built).toEqual(['custom id'])
  })

  it('still runs where more variants are asked for than are kept', async () => {
    const { db, sent } = open()
    const aliased = statement((inside, name: string) => {
      const { cart } = inside.tables
      return inside.query
        .select({ [name]: cart.id })
        .from(cart)
        .where(eq(cart.id, later(name)))
    })
    for (let at = 0; at < 600; at++) await aliased(db, { [`v${at}`]: 'a' }, `v${at}`)
    expect(sent).toHaveLength(600)
  })
})
