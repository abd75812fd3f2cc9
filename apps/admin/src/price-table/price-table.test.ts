import { lintPriceTable } from '@kisscut/core/linter'
import { anyPriceTable } from '@kisscut/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemOf, fieldNamed } from '../records/fields.ts'
import { recordNamed } from '@kisscut/records'
import * as changes from './changes.ts'
import { totalsOf } from './totals.ts'

const field = fieldNamed(recordNamed('template_material'), 'price_table')!

describe('the grid of a price table (ADMIN-7)', () => {
  it('begins with a valid table', () => {
    expect(problemOf(field, changes.FIRST_TABLE)).toBeUndefined()
  })

  it('always has as many rates as tiers, whatever is added and removed', () => {
    const edits = fc.array(fc.constantFrom('quantity', 'row', 'no quantity', 'no row', 'rate'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(anyPriceTable(), edits, (table, list) => {
        let now = table
        for (const edit of list) {
          if (edit === 'quantity') now = changes.withNextQuantity(now)
          if (edit === 'row') now = changes.withNextRow(now)
          if (edit === 'no quantity') now = changes.withoutQuantity(now, 0)
          if (edit === 'no row' && now.rows.length > 1) now = changes.withoutRow(now, 0)
          if (edit === 'rate') now = changes.withRate(now, 0, 0, '1')
        }
        expect(now.rows.every(({ rates }) => rates.length === now.quantities.length + 1)).toBe(true)
        expect(lintPriceTable(now).filter(({ kind }) => kind === 'wrong-length')).toEqual([])
      }),
    )
  })

  it('draws the totals that the shop charges', () => {
    const table = {
      ...changes.FIRST_TABLE,
      quantities: [100],
      rows: [{ from: '0', minimum: '4', rates: ['0.2', '0.1'] }],
    }
    const totals = totalsOf(table, { width: 3, height: 3 }, 0.05)
    expect(totals?.find(({ quantity }) => quantity === 100)).toEqual({
      quantity: 100,
      each: 0.9,
      total: 90,
      cost: 45,
    })
    expect(totals?.find(({ quantity }) => quantity === 99)).toMatchObject({ total: 178.2 })
    expect(totalsOf({ ...table, rows: [] }, { width: 3, height: 3 }, null)).toBeNull()
  })
})
