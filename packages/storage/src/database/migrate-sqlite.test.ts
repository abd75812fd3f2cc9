import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../testing/open-for-test.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { openSqliteFile } from './sqlite-file.ts'

describe('the references of a migrated SQLite file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kisscut-migrate-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const breakReference = (file: string) => {
    const connection = openSqliteFile(file)
    connection.pragma('foreign_keys = OFF')
    connection.exec(
      "insert into cart_line (id, cart, place, product_class, product_id, configured_id, name, quantity, unit_price, total, search, created, updated) values ('l', 'gone', 1, 'custom', 'p', 'c', 'n', 1, '1', '1', '', 0, 0)",
    )
    return connection
  }

  it('are checked after migrations, and at every start until they are intact', () => {
    const file = join(folder, 'broken.sqlite')
    migrateSqlite(file, MIGRATIONS)
    const connection = breakReference(file)
    connection.pragma('user_version = 0')
    for (let start = 0; start < 2; start++)
      expect(() => migrateSqlite(file, MIGRATIONS)).toThrow('The migrated database has 1 broken references.')
    connection.exec('delete from cart_line')
    connection.close()
    expect(() => migrateSqlite(file, MIGRATIONS)).not.toThrow()
  })

  it('are not checked again without a migration, so that a large shop starts as fast as a small one', () => {
    const file = join(folder, 'whole.sqlite')
    migrateSqlite(file, MIGRATIONS)
    breakReference(file).close()
    expect(() => migrateSqlite(file, MIGRATIONS)).not.toThrow()
  })
})
