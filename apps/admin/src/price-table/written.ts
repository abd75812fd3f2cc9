import type { PriceTable } from '@kisscut/core/product'
import * as messages from '../messages/price-table.ts'

/** A price table in one line, as differences and dry runs show it; two tables of the same prices are written alike. */
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
