import type { NewRowOf, templateMaterial } from '@kisscut/records'

type PriceTable = NonNullable<NewRowOf<typeof templateMaterial>['price_table']>

const MICRO = 1_000_000n

/** `"0.0675"` in millionths, so that a rate times a factor stays exact. */
function microsOf(decimal: string): bigint {
  const [whole = '0', places = ''] = decimal.split('.')
  return BigInt(whole || '0') * MICRO + BigInt(places.padEnd(6, '0'))
}

function decimalOf(micros: bigint): string {
  const places = (micros % MICRO).toString().padStart(6, '0').replace(/0+$/, '')
  return places === '' ? `${micros / MICRO}` : `${micros / MICRO}.${places}`
}

/** A rate relative to white vinyl's: `times('0.0675', '1.35')` is `0.091125`. Keeps six decimals. */
const times = (rate: string, factor: string) => decimalOf((microsOf(rate) * microsOf(factor)) / MICRO)

const scaled = (table: PriceTable, factor: string): PriceTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, rates: row.rates.map((rate) => times(rate, factor)) })),
})

const VINYL_RATES = [
  '0.60',
  '0.38',
  '0.25',
  '0.19',
  '0.13',
  '0.085',
  '0.0675',
  '0.05',
  '0.04',
  '0.035',
  '0.03',
]

/** White vinyl, die-cut: USD per square inch; from 100 square inches at 0.9 of the rates. */
export const WHITE_VINYL: PriceTable = {
  basis: 'sqin',
  quantities: [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000],
  rows: [
    { from: '0', minimum: '4', rates: VINYL_RATES },
    { from: '100', minimum: '4', rates: VINYL_RATES.map((rate) => times(rate, '0.9')) },
  ],
}

/** Roll labels on BOPP: sold from 100 pieces; the rate at 1 repeats the rate at 100. */
export const ROLL_BOPP: PriceTable = {
  basis: 'sqin',
  quantities: [100, 250, 500, 1000, 2500, 5000, 10000],
  rows: [
    {
      from: '0',
      minimum: '4',
      rates: ['0.09', '0.09', '0.051', '0.032', '0.0184', '0.011', '0.008', '0.0065'],
    },
  ],
}

const flat = (minimum: string, quantities: number[], rates: string[]): PriceTable => ({
  basis: 'sqin',
  quantities,
  rows: [{ from: '0', minimum, rates }],
})

const TO_500 = [10, 25, 50, 100, 250, 500]

export const MAGNET = flat('24', TO_500, ['0.14', '0.095', '0.08', '0.07', '0.06', '0.055', '0.05'])
export const FLOOR = flat('36', TO_500, ['0.12', '0.09', '0.075', '0.06', '0.055', '0.05', '0.045'])
export const ALUMINUM = flat('72', [10, 25, 50, 100], ['0.163', '0.109', '0.095', '0.088', '0.082'])
export const CORRUGATED = flat('144', TO_500, [
  '0.0332',
  '0.0196',
  '0.0153',
  '0.0128',
  '0.0111',
  '0.010',
  '0.0095',
])

/** Each color of a cut decal is a separate film with its own charge. */
export const CUT_VINYL = flat(
  '6',
  [...TO_500, 1000],
  ['0.45', '0.30', '0.22', '0.18', '0.14', '0.11', '0.09', '0.08'],
)

export const vinylTimes = (factor: string) => scaled(WHITE_VINYL, factor)
export const rollTimes = (factor: string) => scaled(ROLL_BOPP, factor)

/** A pack of samples: 5.00 each at any quantity. */
export const SAMPLES: PriceTable = {
  basis: 'unit',
  quantities: [],
  rows: [{ from: '0', minimum: '1', rates: ['5'] }],
}
