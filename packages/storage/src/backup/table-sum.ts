import { createHash } from 'node:crypto'
import type { PortableRow } from './portable-tables.ts'

/** The number of rows in a table, and a checksum of all of them. */
export interface TableSum {
  readonly rows: number
  /** Hexadecimal sum of every row's SHA-256, independent of the order of rows and of keys in their JSON. */
  readonly checksum: string
}

const MODULUS = 1n << 256n

/** Sorts keys at every depth, because PostgreSQL has its own order for JSON. */
const inOrder = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : first > second ? 1 : 0)),
      )

/** Counts and sums rows as they pass. */
export function createTableSum() {
  let rows = 0
  let total = 0n
  return {
    add(row: PortableRow): void {
      const digest = createHash('sha256').update(JSON.stringify(row, inOrder)).digest('hex')
      rows += 1
      total = (total + BigInt(`0x${digest}`)) % MODULUS
    },
    sum: (): TableSum => ({ rows, checksum: total.toString(16).padStart(64, '0') }),
  }
}

export const isSameSum = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.checksum === other.checksum
