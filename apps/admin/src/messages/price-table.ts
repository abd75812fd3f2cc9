/** Texts of the price table’s grid and chart. */

export const BASES = { sqin: 'Rates per square inch', unit: 'Prices per piece' } as const

export const basis = 'Basis'
export const noTable = 'No price table: nothing made of this material can be bought.'
export const start = 'Start a price table'
export const removeTable = 'Remove the table'
export const from = 'From sq in'
export const least = 'Billed at least'
export const one = '1'
export const quantityOf = (tier: number) => `Quantity of tier ${tier}`
export const fromOf = (row: number) => `Row ${row}: from square inches`
export const leastOf = (row: number) => `Row ${row}: square inches billed at least`
export const rateOf = (row: number, quantity: number) => `Row ${row}: rate from ${quantity}`
export const addQuantity = 'Add a quantity'
export const addRow = 'Add an area'
export const removeQuantity = (quantity: number) => `Remove the tier from ${quantity}`
export const removeRow = (row: number) => `Remove row ${row}`
export const cost = 'Cost to make'
export const costHelp = 'Per square inch or piece, in the currency of the table. Used for this page alone.'
export const sample = 'Size'
export const fine = 'No quantity and no area costs more than a larger one.'
export const chart = (size: string) => `Totals by quantity for ${size} in`
export const total = 'Total'
export const costs = 'Cost'
export const grid = 'Price table'
export const all = (count: number) => `Show all ${count}`
export const fewer = 'Show fewer'

export const writtenRate = (quantity: number | undefined, rate: string) => `${rate} from ${quantity ?? '?'}`
export const writtenRow = (from: string, minimum: string, rates: readonly string[]) =>
  `${from === '0' ? '' : `from ${from} sq in, `}billed at least ${minimum} sq in: ${rates.join(', ')}`
