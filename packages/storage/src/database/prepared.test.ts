import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sqliteTables } from '../tables/index.ts'
import type { Db } from './db.ts'
import { later, run } from './prepared.ts'

const { cart } = sqliteTables()
const open = (): Db => {
  const query = drizzle(async () => ({ rows: [] }))
  return { dialect: 'sqlite', query } as never
}

describe('a statement', () => {
  it('can’t share its name with another one, whose text would run instead', async () => {
    const db = open()
    const byOwner = () =>
      db.query
        .select()
        .from(cart)
        .where(eq(cart.owner, later('value')))
    const byId = () =>
      db.query
        .select()
        .from(cart)
        .where(eq(cart.id, later('value')))
    const values = { value: 'ana' }
    await run(db, 'cart', byOwner as never, values)
    await run(db, 'cart', byOwner as never, values)
    expect(() => run(db, 'cart', byId as never, values)).toThrow('Two statements are called cart')
    await run(db, 'cart by id', byId as never, values)
  })
})
