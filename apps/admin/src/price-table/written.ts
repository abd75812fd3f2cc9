import type { PriceTable } from '@kisscut/core/product'
import * as messages from '../messages/price-table.ts'

/** A price table in one line, for differences and dry runs; equal prices give equal text. */
export const writtenTable = (table: PriceTable | null): string =>
  table === null
    ? ''
    : [
        messages.BASES[table.basis] ?? table.basis,
        ...table.rows.map(({ from, minimum, rates }) =>
          messages.writtenRow(
            from,
            minimum,
            rates.map((rate, tier) => messages.writtenRate([1, ...table.quantities][tier], rate)),
          ),
        ),
      ].join('; ')
